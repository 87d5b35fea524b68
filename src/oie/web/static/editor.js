/** Editor: colouring the spaces of a board before a round. Whether it can be played is checked by the server, at every change. */

import { h } from "./dom.js";
import { t } from "./text.js";

const LATER = 300;

/**
 * @param {(options: Record<string, unknown>) => Promise<any>} ask_whether asks the server whether a board can be played
 * @param {any} data the game @param {any} option the option that is a board
 */
export function editor(ask_whether, data, option) {
  /** @type {Map<number, string>} */
  const colours = new Map();
  for (const [key, spaces] of Object.entries(option.value)) for (const space of /** @type {number[]} */ (spaces)) colours.set(space, key);
  let brush = option.board[0].key;
  let clock = 0;
  const told = h("div", { class: "told", role: "status" });
  const read = () => Object.fromEntries(option.board.map((/** @type {any} */ one) => [one.key, [...colours].filter(([, key]) => key === one.key).map(([space]) => space).sort((a, b) => a - b)]));
  const check = async () => {
    try {
      const answer = await ask_whether({ [option.name]: read() });
      told.className = answer.ok ? (answer.cautions.length ? "told caution" : "told fine") : "told wrong";
      told.replaceChildren(...[...answer.faults, ...answer.cautions].map((text) => h("p", {}, text)), ...(answer.ok && !answer.cautions.length ? [h("p", {}, t("web-board-fine"))] : []));
    } catch (error) {
      told.replaceChildren(h("p", {}, /** @type {Error} */ (error).message));
    }
  };
  const names = Object.fromEntries(option.board.map((/** @type {any} */ one) => [one.key, one.name]));
  const letters = Object.fromEntries(option.board.map((/** @type {any} */ one) => [one.key, one.letter]));
  const face = (/** @type {any} */ button, /** @type {number} */ space) => {
    const key = colours.get(space);
    button.className = `cell c-${key ?? "plain"}`;
    button.dataset.letter = key ? letters[key] : "";
    button.setAttribute("aria-label", `${space}, ${key ? names[key] : t("web-plain-space")}`);
    button.setAttribute("aria-pressed", String(key === brush));
  };
  const cells = Array.from({ length: data.goal - 2 }, (_, i) => {
    const space = i + 2;
    const button = h("button", { type: "button", onclick: () => {
      if (colours.get(space) === brush || brush === "plain") colours.delete(space);
      else colours.set(space, brush);
      cells.forEach((one, n) => face(one, n + 2));
      clearTimeout(clock);
      clock = setTimeout(check, LATER);
    } }, String(space), h("i", { "aria-hidden": "true" }));
    face(button, space);
    return button;
  });
  const brushes = [...option.board, { key: "plain", name: t("web-plain-space") }].map((one) =>
    h("label", { class: "pill" }, h("input", { type: "radio", name: `brush-${option.name}`, value: one.key, checked: one.key === brush, onchange: () => {
      brush = one.key;
      cells.forEach((cell, n) => face(cell, n + 2));
    } }), h("span", { class: `c-${one.key}` }, h("i", { "aria-hidden": "true" }), one.name)),
  );
  const element = h(
    "details",
    { class: "option editor" },
    h("summary", {}, option.label),
    h("p", { class: "hint" }, option.why),
    h("div", { class: "choice", role: "radiogroup", "aria-label": t("web-brush") }, brushes),
    h("div", { class: "cells", role: "group", "aria-label": option.label }, cells),
    told,
  );
  element.addEventListener("toggle", () => element.open && check());
  return { element, name: option.name, read };
}
