/**
 * Odds: each player's chance at this moment, as a bar, and what the dice did once a round is over. Fetched only where the
 * reader has switched it on. The figures are worked out by the server, in a process that no throw waits for.
 */

import { ask, h, s } from "./dom.js";
import { lang, t } from "./text.js";
import { medal } from "./pawns.js";

/** @typedef {import("./table.js").TableType} Table */

const WIDE = 640;
const HIGH = 168;
const DASHES = ["none", "7 5", "2 4", "10 3 2 3"];

/** @param {number} chance @param {boolean} [about] */
const percent = (chance, about = false) => {
  const text = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: chance > 0 && chance < 0.1 ? 1 : 0 }).format(chance);
  return about ? t("odds-about", { chance: text }) : text;
};

/** Colour class of a seat, for lines and bars. @param {any} seat */
const colour = (seat) => document.querySelector(`#pawn-${seat.colour} > g`)?.getAttribute("class")?.replace("pawn", "") ?? "";

export class Odds {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.version = -1;
    /** Ends the question that is open. */
    this.open = new AbortController();
    this.home = h("section", { class: "card oddscard", "aria-labelledby": "chances-h" });
    document.querySelector(".seatcard")?.after(this.home);
    this.home.hidden = true;
  }

  /** Ask for the chances of the position that is shown, and draw them; a newer question leaves an older one alone. */
  async draw() {
    const { state, code } = this.table;
    this.open.abort(); // the server gives up what nobody waits for
    this.open = new AbortController();
    if (!state.running || state.sealing) {
      this.home.hidden = true;
      return;
    }
    const asked = (this.version = state.version);
    try {
      const told = await ask(`/t/${code}/chances.json?lang=${lang}`, undefined, this.open.signal);
      if (asked === this.version) this.bar(state, told);
    } catch {
      if (asked === this.version) this.home.hidden = true; // a choice is open, or the worker is starting anew
    }
  }

  /** @param {any} state @param {{win: number[], about: boolean, error: number}} told */
  bar(state, told) {
    const parts = state.seats.map((/** @type {any} */ seat, /** @type {number} */ n) => {
      const part = h("i", { class: `part ${colour(seat)}` });
      part.style.setProperty("flex-grow", String(Math.max(told.win[n], 0.002)));
      return part;
    });
    const words = state.seats.map((/** @type {any} */ seat, /** @type {number} */ n) => h("li", {}, medal(seat), ` ${seat.name} `, h("b", {}, percent(told.win[n], told.about))));
    const off = told.about ? h("small", {}, t("odds-error", { error: percent(told.error) })) : null;
    this.home.replaceChildren(h("h2", { class: "h", id: "chances-h" }, t("odds-now"), off), h("div", { class: "winbar", "aria-hidden": "true" }, parts), h("ul", { class: "winlist" }, words));
    this.home.hidden = false;
  }

  /** What the dice did, for the window at the end. @returns {Promise<HTMLElement | null>} */
  async report() {
    const { state, code } = this.table;
    try {
      return luck(state, await ask(`/t/${code}/luck.json?lang=${lang}`));
    } catch {
      return null;
    }
  }

  end() {
    this.open.abort();
    this.home.remove();
  }
}

/** @param {any} state @param {any} told */
function luck(state, told) {
  const name = (/** @type {number} */ seat) => state.seats[seat].name;
  const lines = [];
  if (told.turning !== null) {
    const { seat, faces } = told.throws[told.turning];
    const who = told.winner ?? seat;
    const [before, after] = [told.curve[told.turning][who], told.curve[told.turning + 1][who]];
    lines.push(t("odds-turning", { number: told.turning + 1, name: name(seat), faces: faces.join(" + "), winner: name(who), before: percent(before, told.about), after: percent(after, told.about) }));
  }
  told.seats.forEach((/** @type {any} */ one, /** @type {number} */ seat) => {
    const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
    lines.push(t(`odds-dice-${one.verdict}`, { name: name(seat), mean: number.format(one.mean), normal: number.format(one.normal), throws: one.throws }));
  });
  return h("section", { class: "luck", "aria-labelledby": "luck-h" }, h("h3", { id: "luck-h" }, t("odds-luck")), curve(state, told), h("ul", {}, lines.map((text) => h("li", {}, text))));
}

/** The chance of every player over the throws. @param {any} state @param {any} told */
function curve(state, told) {
  const [left, right, top, low] = [40, 22, 8, 22];
  const x = (/** @type {number} */ i) => left + (i * (WIDE - left - right)) / Math.max(1, told.curve.length - 1);
  const y = (/** @type {number} */ p) => HIGH - low - p * (HIGH - low - top);
  const marks = [0, 0.5, 1].map((p) => [s("path", { class: "grid", d: `M${left} ${y(p).toFixed(1)}H${WIDE - 10}` }), s("text", { class: "grid", x: left - 6, y: (y(p) + 4).toFixed(1) }, percent(p))]);
  const lines = state.seats.map((/** @type {any} */ seat, /** @type {number} */ n) => {
    const d = told.curve.map((/** @type {number[]} */ row, /** @type {number} */ i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(row[n]).toFixed(1)}`).join("");
    return s("path", { class: `run ${colour(seat)}`, d, "stroke-dasharray": DASHES[n % 4] });
  });
  const turn = told.turning === null ? null : s("path", { class: "turning", d: `M${x(told.turning + 1).toFixed(1)} ${top}V${HIGH - low}` });
  return h("div", { class: "race" }, s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": t("odds-curve") }, marks, turn, lines));
}
