/**
 * Text: labels in the reader's language, from the very Fluent files that the server and the terminal say.
 * `fluent.js` is loaded before this module and puts `FluentBundle` into the page.
 */

import { cookie } from "./dom.js";

const WARM = 300;

/** @type {any} */
let bundle = null;
export let lang = document.documentElement.lang;

/** @param {string} code @param {string} source */
function read(code, source) {
  const { FluentBundle, FluentResource } = /** @type {any} */ (globalThis).FluentBundle;
  lang = code;
  bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  setTimeout(() => t("ui-counters", { count: 2 }), WARM); // the first plural costs the browser a table of its own
}

/** Read the messages that came with the page. */
export function begin() {
  read(document.documentElement.lang, document.getElementById("texts")?.textContent ?? "");
}

/** Change to another language, for this page and the next. @param {string} code */
export async function speak(code) {
  const answer = await fetch(`/locales/${code}/page.ftl`);
  if (!answer.ok) throw new Error(answer.statusText);
  read(code, await answer.text());
  cookie("lang", code);
  document.documentElement.lang = code;
  localise(document);
}

/**
 * A message with its arguments.
 * @param {string} id
 * @param {Record<string, string | number>} [given]
 * @returns {string}
 */
export function t(id, given = {}) {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, given, []) : id;
}

/** The same without the sign at its head, where the page shows a picture of its own. @param {string} id @param {Record<string, string | number>} [given] */
export function label(id, given) {
  return t(id, given).replace(/^[^\p{L}\p{N}]+\s/u, "");
}

/** Say every label of a part of the page anew. @param {ParentNode} root */
export function localise(root) {
  for (const one of root.querySelectorAll("[data-t]")) one.textContent = label(one.getAttribute("data-t") ?? "");
  for (const one of root.querySelectorAll("[data-t-label]")) one.setAttribute("aria-label", label(one.getAttribute("data-t-label") ?? ""));
}

/** A number as the reader's language writes it. @param {number} value */
export const figure = (value) => new Intl.NumberFormat(lang).format(value);
