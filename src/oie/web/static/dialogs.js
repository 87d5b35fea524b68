/** Dialogs: windows, questions before something is lost, and slips that say what went wrong. */

import { $, h, icon } from "./dom.js";
import { label, t } from "./text.js";

const SLIP = 8000;
const MOST = 3;

/** @param {string} id @param {string} [focus] what has the focus first */
export function open(id, focus) {
  const window = /** @type {HTMLDialogElement} */ ($(id));
  if (!window.open) window.showModal();
  if (focus) $(focus).focus();
  return window;
}

/** @param {string} id */
export function close(id) {
  /** @type {HTMLDialogElement} */ ($(id)).close();
}

/** True while a window is open. */
export const busy = () => document.querySelector("dialog[open]") !== null;

/**
 * Ask before a round is lost. The safe answer is the main button and has the focus; Esc is the same.
 * @param {string} question the message that asks @returns {Promise<boolean>} true where it may be given up
 */
export function confirmed(question) {
  const window = /** @type {HTMLDialogElement} */ ($("confirm"));
  $("confirm-title").textContent = t(question);
  window.returnValue = "keep";
  open("confirm");
  return new Promise((done) => window.addEventListener("close", () => done(window.returnValue === "give-up"), { once: true }));
}

/** A message on a slip of paper, 8 seconds or until closed; what lies there already is not said twice. @param {string} text @param {"bad" | "ok" | "note"} [kind] */
export function slip(text, kind = "bad") {
  if (!text) return;
  const home = $("slips");
  for (const one of [...home.children]) if (one.querySelector("p")?.textContent === text) one.remove();
  const drawn = h(
    "div",
    { class: `slip ${kind}` },
    icon(kind === "bad" ? "warn" : "gosling"),
    h("p", {}, text),
    h("button", { type: "button", class: "x", "aria-label": label("ui-close"), onclick: () => drawn.remove() }, icon("quit")),
  );
  home.append(drawn);
  while (home.children.length > MOST) home.firstElementChild?.remove();
  setTimeout(() => drawn.remove(), SLIP);
}
