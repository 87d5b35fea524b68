/** Help: the rules at this table, made from the ruleset, and what the keys do. */

import { $, h } from "./dom.js";
import { label, lang, t } from "./text.js";
import { open } from "./dialogs.js";

/** @param {import("./table.js").TableType} table */
export function show(table) {
  $("help-body").replaceChildren(
    h("h3", { class: "game" }, table.rules.title),
    h("p", {}, h("a", { class: "plain", href: `/t/${table.code}/rules?lang=${lang}`, target: "_blank", rel: "noopener" }, t("web-print-rules"))),
    ...table.rules.sections.map(section),
    h("section", {}, h("h3", {}, label("ui-keys")), h("ul", {}, keys().map(([key, action]) => h("li", {}, h("kbd", {}, key), ` ${action}`)))),
    h("section", {}, h("ul", {}, ["ui-help-save", "ui-help-machine", "ui-help-passed-over", "ui-help-colours"].map((id) => h("li", {}, t(id))))),
  );
  open("help", "help-h");
}

/** @returns {[string, string][]} */
function keys() {
  return [
    [label("ui-key-space"), label("ui-throw")],
    [label("ui-key-escape"), label("ui-close")],
    ["H", label("ui-history")],
    ["S", label("ui-save")],
    ["M", label("ui-sound")],
    ["F", label("ui-fullscreen")],
    ["?", label("ui-help")],
  ];
}

/** @param {any} one */
function section(one) {
  return h("section", {}, h("h3", {}, one.heading), one.blocks.map(block));
}

/** @param {any} one */
function block(one) {
  if (one.kind === "text") return h("p", {}, one.text);
  if (one.kind === "list") return h(one.numbered ? "ol" : "ul", {}, one.items.map((/** @type {string} */ item) => h("li", {}, item)));
  const cells = (/** @type {string[]} */ row, /** @type {string} */ tag) => h("tr", {}, row.map((cell) => h(tag, tag === "th" ? { scope: "col" } : {}, cell)));
  return h("table", {}, h("thead", {}, cells(one.heads, "th")), h("tbody", {}, one.rows.map((/** @type {string[]} */ row) => cells(row, "td"))));
}
