/** Setup: who plays and under which options. What may be chosen comes from the server, and the server checks it. */

import { ask, h, icon, kept } from "./dom.js";
import { label, lang, t } from "./text.js";
import { editor } from "./editor.js";

const LONGEST = 14;

/**
 * The form of a game.
 * @param {string} game
 * @param {{seats?: {name: string, kind: string}[], dice?: string, address?: string, file?: import("./own.js").Own, setup?: any}} [now] what is set already: at the table of an address, or by a file of one's own
 * @returns {Promise<{element: HTMLElement, read: () => Record<string, unknown>, title: string}>}
 */
export async function form(game, now = {}) {
  const data = now.setup ?? (now.address ? (await ask(`${now.address}/rules.json?lang=${lang}`)).setup : await ask(`/games/${game}.json?lang=${lang}`));
  const whether = (/** @type {Record<string, unknown>} */ options) => (now.file ? ask(`/own?lang=${lang}`, { ...now.file, options }) : ask(`${now.address ?? `/games/${game}`}/check?lang=${lang}`, options));
  const guests = () => kinds.online(seats.read().some((one) => one.kind === "guest"));
  const seats = places(data, now.seats ?? usual(data), now, () => guests());
  const options = data.options.map((/** @type {any} */ one) => (one.board ? editor(whether, data, one) : option(one)));
  const kinds = dice(now.dice ?? "system");
  const element = h(
    "div",
    { class: "setup" },
    h("p", { class: "about" }, data.about),
    seats.element,
    kinds.element,
    options.length ? h("fieldset", { class: "options" }, h("legend", {}, label("ui-choose-option")), options.map((/** @type {any} */ one) => one.element)) : null,
  );
  const read = () => ({
    ...(now.file ?? { ruleset: game }),
    seats: seats.read(),
    dice: kinds.read(),
    options: Object.fromEntries(options.map((/** @type {any} */ one) => [one.name, one.read()])),
  });
  return { element, read, title: data.title };
}

/** Who plays where nobody said: the reader, under the name given last, against the machine. @param {any} data @returns {{name: string, kind: string}[]} */
export function usual(data) {
  const first = [{ name: kept.get("name", "") || t("web-blue"), kind: "person" }, { name: t("web-the-machine"), kind: "machine" }];
  while (first.length < data.seats[0]) first.push({ name: t("ui-player", { number: first.length + 1 }), kind: "person" });
  return first;
}

/** @param {any} data @param {{name: string, kind: string}[]} given */
function places(data, given, now, change) {
  const [least, most] = data.seats;
  const list = h("ol", { class: "places" });
  const add = h("button", { type: "button", class: "plain", onclick: () => (row({ name: t("ui-player", { number: list.children.length + 1 }), kind: "person" }), limits(), list.lastElementChild?.querySelector("input")?.select()) }, icon("plus"), t("web-add-player"));
  /** Let somebody elsewhere play: in the machine's place where it has one, else at a new one. */
  const invite = () => {
    const row_of = (/** @type {string} */ kind) => [...list.querySelectorAll("select")].find((one) => one.value === kind);
    if (!row_of("machine") && list.children.length < most) row({ name: t("ui-player", { number: list.children.length + 1 }), kind: "person" });
    const chosen = /** @type {HTMLSelectElement} */ (row_of("machine") ?? list.lastElementChild?.querySelector("select"));
    chosen.value = "guest";
    chosen.dispatchEvent(new Event("change"));
    limits();
    chosen.focus();
  };
  const asking = now.address ? null : h("button", { type: "button", class: "plain", onclick: invite }, icon("world"), t("online-invite"));
  const limits = () => {
    add.disabled = list.children.length >= most;
    add.hidden = least === most;
    [...list.querySelectorAll(".x")].forEach((/** @type {any} */ one) => (one.hidden = list.children.length <= least));
  };
  const row = (/** @type {{name: string, kind: string}} */ one) => {
    const number = list.children.length + 1;
    const name = h("input", { value: one.name, maxlength: LONGEST, autocomplete: "off", spellcheck: "false", "aria-label": t("ui-name-prompt", { number }) });
    const kind = h("select", { "aria-label": t("web-kind", { number }) }, h("option", { value: "person", selected: one.kind === "person" }, t("ui-person")), h("option", { value: "machine", selected: one.kind === "machine" }, label("ui-machine")), now.address ? null : h("option", { value: "guest" }, t("online-guest")));
    kind.addEventListener("change", () => {
      if (kind.value === "guest" && name.value.trim()) name.value = t("online-guest-name", { number });
      change();
    });
    const made = h("li", {}, name, kind, h("button", { type: "button", class: "x", "aria-label": t("web-remove-player", { number }), onclick: () => (made.remove(), limits(), add.focus()) }, icon("minus")));
    list.append(made);
  };
  given.forEach(row);
  limits();
  const read = () => {
    const found = [...list.children].map((one) => ({ name: one.querySelector("input")?.value ?? "", kind: one.querySelector("select")?.value ?? "person" }));
    const first = found.find((one) => one.kind === "person")?.name.trim() ?? "";
    if (first !== t("web-blue")) kept.set("name", first);
    return found;
  };
  const element = h("fieldset", {}, h("legend", {}, label("ui-choose-names"), h("small", {}, ` ${t("web-fact-seats", { least, most })}`)), list, h("p", { class: "adding" }, add, asking));
  return { element, read };
}

/** @param {string} now */
function dice(now) {
  const hint = h("p", { class: "hint" }, t(`ui-help-dice-${now}`));
  const element = h(
    "fieldset",
    { class: "choice" },
    h("legend", {}, label("ui-choose-dice")),
    ["system", "sealed", "real"].map((kind) =>
      h("label", { class: "pill" }, h("input", { type: "radio", name: "dice", value: kind, checked: kind === now, onchange: () => choose(kind) }), h("span", {}, t(`ui-dice-${kind}`))),
    ),
    hint,
  );
  let touched = false;
  const choose = (/** @type {string} */ kind) => {
    touched = true;
    hint.textContent = kind === "sealed" ? t("online-dice-sealed-why") : t(`ui-help-dice-${kind}`);
  };
  /** Sealed dice are what is usual where somebody is elsewhere. @param {boolean} online */
  const online = (online) => {
    if (touched) return;
    element.querySelector(`input[value="${online ? "sealed" : now}"]`).checked = true;
    choose(online ? "sealed" : now);
    touched = false;
  };
  return { element, online, read: () => element.querySelector("input:checked")?.value ?? "system" };
}

/** One option that has a list of values. @param {any} one */
function option(one) {
  const id = `option-${one.name}`;
  const listed = one.values !== undefined;
  const describes = one.why ? `${id}-why` : null;
  const field = !listed ? h("input", { id, type: "number", min: one.least, max: one.most, step: 1, value: one.value, "aria-describedby": describes }) : h("select", { id, "aria-describedby": describes }, one.values.map((/** @type {any} */ v, /** @type {number} */ n) => h("option", { value: n, selected: v.value === one.value }, v.label)));
  const element = h(
    "div",
    { class: "option" },
    h("label", { for: id }, one.label, " ", h("small", { class: "clauses" }, one.clauses.join(", "))),
    field,
    one.why ? h("details", {}, h("summary", {}, t("web-why")), h("p", { class: "hint", id: `${id}-why` }, one.why)) : null,
  );
  return { element, name: one.name, read: () => (listed ? one.values[Number(field.value)].value : Number(field.value)) };
}
