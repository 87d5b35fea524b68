/** Tools: the buttons of the banner and the keys that do the same. */

import { $, h, kept, put, wear } from "./dom.js";
import { label, t } from "./text.js";
import { busy, close, open, slip } from "./dialogs.js";
import { has_round } from "./panels.js";

const KEYS = /** @type {Record<string, string>} */ ({ h: "history", s: "save", m: "sound", f: "full", "?": "help" });

/** Milliseconds after which a window has the size that it is going to have. */
const SETTLED = 250;

/** What only the host of a table may do (UX-44). */
export const HOST = new Set(["play", "resume", "reset"]);

/** Whether somebody with a seat may ask the host for a round. @param {any} state @param {{places: number[]}} you */
export const asks = (state, you) => you.places.length > 0 && !state?.running;

/** All buttons as the state wants them. @param {any} state @param {{host: boolean, places: number[]}} you */
export function show(state, you) {
  const on = kept.get("sound", "on") === "on";
  for (const one of document.querySelectorAll("[data-do]")) {
    tool(/** @type {HTMLElement} */ (one), state, on);
    const name = one.getAttribute("data-do") ?? "";
    if (!HOST.has(name)) continue;
    const may = you.host || (name === "play" && asks(state, you)); // the host's, but a player may ask for a round
    one.setAttribute("aria-disabled", String(!may));
    /** @type {HTMLElement} */ (one).title = may ? "" : t("online-only-host");
    if (name === "play" && may && !you.host && !one.closest(".phonebar")) put(/** @type {HTMLElement} */ (one.querySelector("span")), t("online-ask-round"));
  }
}

/** @param {HTMLElement} one @param {any} state @param {boolean} on */
function tool(one, state, on) {
  const text = /** @type {HTMLElement} */ (one.querySelector("span"));
  const use = one.querySelector("use");
  const full = document.fullscreenElement !== null;
  switch (one.dataset.do) {
    case "play":
      if (!one.closest(".phonebar")) put(text, label(has_round(state) ? "ui-new-round" : "ui-launch"));
      break;
    case "sound":
      one.setAttribute("aria-pressed", String(on));
      use?.setAttribute("href", on ? "#i-sound" : "#i-sound-off");
      break;
    case "full":
      use?.setAttribute("href", full ? "#i-window" : "#i-full");
      put(text, label(full ? "ui-window" : "ui-fullscreen"));
      break;
    case "save":
      one.setAttribute("aria-disabled", String(!has_round(state)));
      one.title = has_round(state) ? "" : t("ui-nothing-to-save");
      break;
  }
}

/** The chances at the table, where the reader has switched them on. @param {any} table */
export async function chances(table) {
  if (kept.get("odds", "off") !== "on") {
    table.odds?.end();
    table.odds = null;
    return;
  }
  const { Odds } = await import("./odds.js");
  table.odds ??= new Odds(table);
  table.odds.draw();
}

/** Full screen for the whole page, so that windows stay visible; never remembered (UX-75). */
export async function full() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    slip(t("web-no-fullscreen"), "note");
  }
}

/** What keeps the screen awake. @type {any} */
let lock = null;
/** The screen is being asked to stay awake. */
let asked = false;

/** Keep the screen awake during a round, where the browser can and somebody looks. @param {boolean} running */
export async function awake(running) {
  if (!running || document.hidden) {
    const held = lock;
    lock = null;
    return held?.release();
  }
  if (lock || asked || !("wakeLock" in navigator)) return;
  asked = true;
  lock = await navigator.wakeLock.request("screen").catch(() => null);
  asked = false;
  lock?.addEventListener("release", () => (lock = null), { once: true });
}

/** The banner as a sheet from below, for phones. @param {any} state @param {{host: boolean, places: number[]}} you */
export function sheet(state, you) {
  const copies = [...document.querySelectorAll("#tools [data-do]")].map((one) => {
    const copy = /** @type {HTMLElement} */ (one.cloneNode(true));
    copy.addEventListener("click", () => close("sheetmenu"));
    return h("li", {}, copy);
  });
  $("sheet").replaceChildren(...copies);
  show(state, you);
  open("sheetmenu");
}

/** Hear clicks and keys for a table. @param {import("./table.js").TableType} table */
export function listen(table) {
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.isTrusted) table.gesture(); // not where a script has clicked
    const found = /** @type {HTMLElement | null} */ (target.closest("[data-do]"));
    if (found && event.detail) found.blur(); // who clicks plays on by keys when the window is closed: the space bar throws
    if (found) table.do(found.dataset.do ?? "");
    else if (target.closest("#board")) table.motion.skip();
  });
  document.addEventListener("keydown", (event) => key(table, event));
  const again = () => table.state && table.tools();
  document.addEventListener("fullscreenchange", again);
  let clock = 0;
  window.addEventListener("resize", () => {
    clearTimeout(clock);
    clock = setTimeout(() => table.state && !table.working && table.draw(false), SETTLED);
  });
  window.addEventListener("storage", (event) => {
    if (event.key === "oie-theme") wear(event.newValue ?? "");
    again(); // what another tab has chosen (UX-49)
  });
  for (const one of document.querySelectorAll("[name=beside]")) one.addEventListener("change", () => kept.set("beside", /** @type {HTMLInputElement} */ (one).value));
  /** @type {HTMLInputElement | null} */ (document.querySelector(`[name=beside][value="${kept.get("beside", "") === "last" ? "last" : "legend"}"]`))?.click();
}

/** @param {import("./table.js").TableType} table @param {KeyboardEvent} event */
function key(table, event) {
  table.gesture();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const go = [" ", "Enter"].includes(event.key);
  if (table.motion.running && !busy()) {
    if (["Tab", "Shift"].includes(event.key)) return;
    if (go) event.preventDefault(); // whoever skips does not throw as well
    table.motion.skip();
    return;
  }
  const at = /** @type {Element} */ (event.target);
  if (busy() || at.closest("input, select, textarea")) return;
  if (go && !at.closest("button, a, summary, [tabindex='0']")) {
    event.preventDefault();
    if (!event.repeat) /** @type {HTMLElement | null} */ (document.querySelector("#answer button"))?.click();
    return;
  }
  const name = KEYS[event.key.toLowerCase()];
  if (!name || event.repeat || kept.get("keys", "on") === "off") return;
  event.preventDefault();
  table.do(name);
}
