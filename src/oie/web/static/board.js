/**
 * Board: the picture that the server drew, and where on it everything lies. It is fetched as a document and never
 * parsed from a string, so that the page needs no Trusted Types policy. It hangs in four sheets, one above the other
 * (paper, trail, numbers and pictures, pawns), so that a pawn that walks leaves the large picture alone.
 */

import { document_of, h, s } from "./dom.js";

/**
 * @typedef {{view: number[], lane: number, compact: boolean, spaces: [number, number][], track: [number, number][][],
 *   fan: [number, number, number, boolean][][], start: [number, number, number, boolean][][]}} Places
 */

const LOW = "(max-height: 480px) and (orientation: landscape) and (min-width: 480px)";
const PHONE = "(max-width: 599px)";
const SHORT = "(max-height: 699px)";

/** The shape of the sheet for this window. @returns {string} */
export function shape() {
  if (matchMedia(LOW).matches) return "low";
  if (!matchMedia(PHONE).matches) return "wide";
  return matchMedia(SHORT).matches ? "square" : "tall";
}

/** Part a board into its sheets, lowest first. @param {any} svg @returns {any[]} */
function sheets(svg) {
  const above = (/** @type {any[]} */ ...drawn) => {
    const sheet = svg.cloneNode(false);
    for (const name of ["role", "aria-label"]) sheet.removeAttribute(name);
    sheet.setAttribute("aria-hidden", "true");
    sheet.append(...drawn);
    return sheet;
  };
  const layer = (/** @type {string} */ name) => svg.querySelector(`[data-layer="${name}"]`);
  return [svg, above(layer("trail")), above(svg.querySelector(".glyphs")), above(layer("pawns"), layer("bubble"))];
}

export class Board {
  /** @param {HTMLElement} home where it hangs */
  constructor(home) {
    this.home = home;
    this.key = "";
    /** @type {any} */
    this.svg = null;
    /** All sheets, which move as one. @type {any} */
    this.stack = null;
    /** @type {Record<string, any>} */
    this.layers = {};
    /** @type {Places} */
    this.places = /** @type {any} */ (null);
  }

  /**
   * Show the board of a table; nothing happens where it hangs already. True where it was drawn anew.
   * @param {string} code @param {string} ruleset what the rules are, in short @param {string} lang
   */
  async show(code, ruleset, lang) {
    const key = `${ruleset} ${shape()} ${lang}`;
    if (key === this.key) return false;
    this.key = key;
    const told = await document_of(`/t/${code}/board.svg?shape=${shape()}&lang=${lang}`);
    if (this.key !== key) return false;
    this.svg = document.importNode(told.documentElement, true);
    this.places = JSON.parse(this.svg.querySelector("metadata").textContent);
    this.stack = h("div", { class: "stack" }, sheets(this.svg));
    this.layers = Object.fromEntries([...this.stack.querySelectorAll("[data-layer]")].map((one) => [one.dataset.layer, one]));
    this.home.replaceChildren(this.stack);
    this.home.setAttribute("aria-busy", "false");
    this.home.dataset.shape = shape();
    return true;
  }

  /** One of the layers `trail`, `pawns`, `bubble`. @param {string} name @returns {any} */
  layer(name) {
    return this.layers[name];
  }

  /** The middle of a space. @param {number} space @returns {[number, number]} */
  at(space) {
    return this.places.spaces[Math.max(0, Math.min(space, this.places.spaces.length - 1))];
  }

  /**
   * The points through which a trail runs from a space to its neighbour.
   * @param {number} from @param {number} to
   * @returns {[number, number][]}
   */
  way(from, to) {
    const points = this.places.track[Math.min(from, to)] ?? [this.at(from), this.at(to)];
    return from < to ? points : [...points].reverse();
  }

  /** Feet of `count` pawns on a space: x, y, height, and whether the medallion alone stands there. @param {number} space @param {number} count @returns {[number, number, number, boolean][]} */
  stands(space, count) {
    const { fan, start } = this.places;
    const n = Math.min(count, fan.length) - 1;
    if (space <= 0) return start[n];
    const [x, y] = this.at(space);
    return fan[n].map(([dx, dy, height, mark]) => [x + dx, y + dy, height, mark]);
  }

  /** Let a space shine once: a copy of its paper, so that the picture below stays as it is. @param {number} space @param {number} time */
  shine(space, time) {
    const found = this.svg.querySelector(`[data-space="${space}"] > path`);
    if (!found) return;
    const glow = s("path", { class: "glow", d: found.getAttribute("d") });
    this.layer("trail").prepend(glow);
    glow.animate([{ opacity: 0 }, { opacity: 0.65 }, { opacity: 0 }], { duration: time, easing: "ease-in-out" }).onfinish = () => glow.remove();
  }
}
