/** Answer: what the reader may do now, in one place: throw, choose, type what real dice show, or begin a round. */

import { $, h, icon } from "./dom.js";
import { label, lang, t } from "./text.js";
import { has_round, turn_text } from "./panels.js";

/** @typedef {{key: string, parts: () => any[]}} Made what is shown; it is made anew only where the key changes */

/** @param {import("./table.js").TableType} table */
export function show(table) {
  const home = $("answer");
  const made = make(table);
  if (made.key === home.dataset.key) return;
  const focused = home.contains(document.activeElement);
  home.dataset.key = made.key;
  $("dock").classList.toggle("wide", /^(choose|real) /.test(made.key));
  home.replaceChildren(...made.parts());
  if (focused) home.querySelector("button, input, .quiet")?.focus({ preventScroll: true });
}

/** A box that says why there is no button. @param {string} text @returns {Made} */
const quiet = (text) => ({ key: `quiet ${text}`, parts: () => [h("p", { class: "act quiet", id: "throw", tabindex: "-1" }, text)] });

/** @param {import("./table.js").TableType} table @returns {Made} */
function make(table) {
  const { state } = table;
  const { awaits } = state;
  if (table.over) return { key: `over ${lang}`, parts: () => [h("p", { class: "act quiet", id: "throw", tabindex: "-1" }, table.over), h("a", { class: "act", href: "/" }, label("ui-quit"))] };
  if (!table.online || table.starting) return quiet(t("web-wait"));
  if (table.working || table.queue.length) return quiet(t("web-moving"));
  if (state.sealing) return quiet(table.lobby ? table.lobby.sealing(state) : t("online-sealing-all"));
  const held = state.running ? table.lobby?.held() : undefined;
  if (held !== undefined) {
    const back = () => table.command({ type: "lobby", do: "give_back", place: held });
    return { key: `back ${held} ${lang}`, parts: () => [h("button", { type: "button", class: "act", id: "throw", onclick: back }, t("online-give-back"))] };
  }
  if (!awaits && !table.you.host) {
    const asks = () => [h("button", { type: "button", class: "act", id: "throw", onclick: () => table.do("play") }, t("online-ask-round"))];
    return table.you.places.length ? { key: `ask ${lang}`, parts: asks } : quiet(t("online-watch-only"));
  }
  if (!awaits) {
    const id = has_round(state) ? "ui-new-round" : "ui-launch";
    return { key: `${id} ${lang}`, parts: () => [h("button", { type: "button", class: "act", id: "throw", onclick: () => table.do("play") }, icon("play"), label(id))] };
  }
  if (awaits.machine && (awaits.what === "choice" || state.dice.kind !== "real")) return quiet(turn_text(state));
  if (!table.mine()) return quiet(turn_text(state, table.you.places));
  if (awaits.what === "choice") return choices(table, awaits.offers);
  if (state.dice.kind === "real") return real(table);
  const key = h("small", { "aria-hidden": "true" }, label("ui-key-space"));
  return {
    key: `throw ${lang}`,
    parts: () => [h("button", { type: "button", class: "act", id: "throw", "aria-keyshortcuts": "Space", onclick: () => table.throw() }, label("ui-throw"), key)],
  };
}

/** @param {import("./table.js").TableType} table @param {string[]} offers @returns {Made} */
function choices(table, offers) {
  const one = (/** @type {string} */ text, /** @type {number} */ choice) =>
    h("button", { type: "button", class: "act choice", onclick: () => table.intent({ intent: "choose", choice }) }, text);
  return { key: `choose ${table.state.turn} ${offers.join()}`, parts: () => offers.map(one) };
}

/** Dice that stand on a real table: what they show is typed. @param {import("./table.js").TableType} table @returns {Made} */
function real(table) {
  const { count, faces } = table.state.dice;
  const last = table.history[table.history.length - 1];
  const back = Boolean(last?.typed && !last.taken_back);
  const field = (/** @type {unknown} */ _, /** @type {number} */ n) =>
    h("input", { class: "pip-field", inputmode: "numeric", maxlength: "2", autocomplete: "off", "aria-label": `${t("ui-dice")} ${n + 1}`, placeholder: "?" });
  const parts = () => {
    const fields = Array.from({ length: count }, field);
    fields.forEach((one, n) =>
      one.addEventListener("input", () => {
        if (Number(one.value) >= 1 && (faces < 10 || one.value.length > 1)) fields[n + 1]?.focus();
      }),
    );
    const send = () => table.intent({ intent: "report", dice: fields.map((one) => Number.parseInt(one.value, 10) || 0) });
    const example = Array.from({ length: count }, (_, n) => (n % faces) + 1).join("+");
    const form = h(
      "form",
      { class: "real", novalidate: true, onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), send()) },
      h("p", {}, t("ui-enter-throw", { example })),
      h("span", { class: "fields" }, fields, h("button", { class: "act" }, t("web-report"))),
    );
    const undo = h("button", { type: "button", class: "plain", onclick: () => table.intent({ intent: "take_back" }) }, icon("undo"), label("ui-take-back"));
    return back ? [form, undo] : [form];
  };
  return { key: `real ${table.state.turn} ${lang} ${back}`, parts };
}
