/** Own: a game that somebody wrote, from its file to the table. The server reads the file and says what is wrong with it. */

import { $, ask, document_of, h } from "./dom.js";
import { open } from "./dialogs.js";
import { choose } from "./files.js";
import { form } from "./setup.js";
import { lang, t } from "./text.js";

/** @typedef {{file: string, name: string}} Own the text of a file and what it is called */

const KINDS = ".yaml,.yml,.json,.txt";
const MOST = 200000;

/** The text of a file, which is to be UTF-8 as `oie check` wants it too. @param {ArrayBuffer} data */
function plain(data) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(data);
  } catch {
    throw new Error(t("web-own-utf8"));
  }
}

/**
 * Let the reader choose a file, and show what it says: a board and what may be set, or what is wrong with it.
 * @returns {Promise<{read: () => Record<string, unknown>} | null>} null where there is nothing to play
 */
export async function own() {
  const chosen = await choose(KINDS);
  if (!chosen) return null;
  if (chosen.size > MOST) throw new Error(t("web-own-large"));
  const file = { file: plain(await chosen.arrayBuffer()), name: chosen.name };
  if (/^\s*\{/.test(file.file) && file.file.includes('"saved_at"')) throw new Error(t("web-own-round"));
  const told = await ask(`/own?lang=${lang}`, { ...file, options: {} });
  $("setup-title").textContent = told.ok ? told.setup.title : chosen.name;
  $("setup-go").hidden = !told.ok;
  if (!told.ok) {
    const faults = told.faults.map((/** @type {string} */ one) => h("li", {}, one));
    $("setup-form").replaceChildren(h("div", { class: "setup" }, h("p", { class: "about" }, t("web-own-faults", { count: faults.length })), h("ol", { class: "faults" }, faults), h("p", { class: "hint" }, t("web-own-again"))));
    open("setup", "setup-title");
    return null;
  }
  const picture = document.importNode((await document_of(`/own/board.svg?lang=${lang}`, file)).documentElement, true);
  const made = await form(told.setup.ruleset, { file, setup: told.setup });
  const cautions = told.cautions.map((/** @type {string} */ text) => h("p", {}, text));
  $("setup-form").replaceChildren(h("div", { class: "boardwrap owned" }, picture), cautions.length ? h("div", { class: "told caution" }, cautions) : "", made.element);
  open("setup", "setup-title");
  return made;
}
