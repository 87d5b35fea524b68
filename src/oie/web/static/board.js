/**
 * Board: the picture that the server drew, and where on it everything lies. It is fetched as a document and never
 * parsed from a string, so that the page needs no Trusted Types policy.
 */

/**
 * @typedef {{view: number[], lane: number, compact: boolean, spaces: [number, number][], track: [number, number][][],
 *   fan: [number, number, number, boolean][][], start: [number, number, number, boolean][][]}} Places
 */

const LOW = "(max-height: 480px) and (orientation: landscape)";
const PHONE = "(max-width: 599px)";
const SHORT = "(max-height: 699px)";

/** The shape of the sheet for this window. @returns {string} */
export function shape() {
  if (matchMedia(LOW).matches) return "low";
  if (!matchMedia(PHONE).matches) return "wide";
  return matchMedia(SHORT).matches ? "square" : "tall";
}

/** @param {string} address @returns {Promise<any>} */
function document_of(address) {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.onload = () => (request.status === 200 && request.responseXML ? done(request.responseXML) : failed(new Error(String(request.status))));
    request.onerror = () => failed(new Error("line"));
    request.send();
  });
}

export class Board {
  /** @param {HTMLElement} home where it hangs */
  constructor(home) {
    this.home = home;
    this.key = "";
    /** @type {any} */
    this.svg = null;
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
    this.home.replaceChildren(this.svg);
    this.home.setAttribute("aria-busy", "false");
    this.home.dataset.shape = shape();
    return true;
  }

  /** One of the layers `trail`, `pawns`, `bubble`. @param {string} name @returns {any} */
  layer(name) {
    return this.svg.querySelector(`[data-layer="${name}"]`);
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

  /** Let a space shine once. @param {number} space @param {number} time */
  shine(space, time) {
    const found = this.svg.querySelector(`[data-space="${space}"] > path`);
    found?.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: time, easing: "ease-in-out" });
  }
}
