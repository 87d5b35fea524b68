/** Pawns: the geese on the board and in lists, copied from the moulds that the server put into the page. */

import { arrange, s } from "./dom.js";

/** @typedef {{colour: string, mark: string, waits: number, held: boolean, space: number, name: string}} Seat */

const HIGH = 56;
const FOOT = [24, 53];
const MARK_HIGH = 24;
const MARK_FOOT = [24, 50];

/** @param {string} id @returns {any} */
function mould(id) {
  const found = document.getElementById(id)?.firstElementChild;
  if (!found) throw new Error(`no mould ${id}`);
  const copy = /** @type {any} */ (found.cloneNode(true));
  copy.removeAttribute("transform");
  return copy;
}

/** @param {any} drawn @param {string} mark */
function lettered(drawn, mark) {
  const text = drawn.querySelector(".ini");
  text.textContent = mark;
  text.classList.toggle("two", mark.length > 1);
  return drawn;
}

/** @param {boolean} held @param {number} waits @returns {any} */
function badge(held, waits) {
  if (!held && !waits) return null;
  const copy = /** @type {any} */ (document.querySelector(`#badges .badge.${held ? "held" : "waits"}`)?.cloneNode(true));
  if (!held) copy.querySelector("text").textContent = String(waits);
  return copy;
}

/** A pawn as a picture of its own. @param {Seat} seat @param {boolean} [badged] */
export function figure(seat, badged = false) {
  const drawn = lettered(mould(`pawn-${seat.colour}`), seat.mark);
  const sign = badged && badge(seat.held, seat.waits);
  if (sign) drawn.append(sign);
  return s("svg", { class: "pw", viewBox: "-3 1 54 57", "aria-hidden": "true", focusable: "false" }, drawn);
}

/** The medallion of a seat, for lists. @param {Seat} seat */
export function medal(seat) {
  const drawn = lettered(mould(`mark-${seat.colour}`), seat.mark);
  drawn.setAttribute("focusable", "false");
  return drawn;
}

export class Pawns {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** Who stands there, on which sheet, and under which badges. */
    this.key = "";
    this.home = null;
    /** @type {string[]} */
    this.signs = [];
    /** @type {any[]} */
    this.drawn = [];
    /** Where each pawn stands on the picture. @type {number[]} */
    this.spaces = [];
  }

  /** All pawns where they stand, with what they wait for; only what has changed is drawn anew. @param {Seat[]} seats */
  show(seats) {
    const home = this.board.layer("pawns");
    const key = seats.map((seat) => [seat.colour, seat.mark, seat.name].join()).join();
    this.spaces = seats.map((seat) => seat.space);
    if (this.key !== key || this.home !== home) {
      this.drawn = seats.map((seat) => this.make(seat));
      home.replaceChildren(...this.drawn);
      this.signs = seats.map(() => "false 0");
    }
    [this.key, this.home] = [key, home];
    seats.forEach((seat, n) => this.sign(seat, n));
    this.settle();
  }

  /** The badge of a pawn that waits or is held. @param {Seat} seat @param {number} n */
  sign({ held, waits }, n) {
    const key = `${held} ${waits}`;
    if (this.signs[n] === key) return;
    this.signs[n] = key;
    const goose = this.drawn[n].querySelector(".pawn");
    goose.querySelector(".badge")?.remove();
    goose.append(badge(held, waits) ?? "");
  }

  /** @param {Seat} seat */
  make(seat) {
    const goose = lettered(mould(`pawn-${seat.colour}`), seat.mark);
    const medallion = mould(`mark-${seat.colour}`).querySelectorAll(".medal, .ini");
    const kind = goose.getAttribute("class").split(" ").find((/** @type {string} */ c) => /^s\d/.test(c));
    const small = lettered(s("g", { class: `mark ${kind}` }, ...medallion), seat.mark);
    return s("g", { class: "stand", "data-pawn": seat.name }, goose, small);
  }

  /** Put every pawn where it stands, those on one space beside each other. */
  settle() {
    /** @type {Map<number, number[]>} */
    const crowds = new Map();
    this.spaces.forEach((space, seat) => crowds.set(space, [...(crowds.get(space) ?? []), seat]));
    /** @type {{y: number, seat: number}[]} */
    const order = [];
    for (const [space, here] of crowds) {
      const stands = this.board.stands(space, here.length);
      here.forEach((seat, i) => {
        this.place(seat, stands[i]);
        order.push({ y: stands[i][1], seat });
      });
    }
    order.sort((a, b) => a.y - b.y);
    arrange(this.board.layer("pawns"), order.map(({ seat }) => this.drawn[seat]));
  }

  /** @param {number} seat @param {[number, number, number, boolean]} stand */
  place(seat, stand) {
    this.drawn[seat].classList.toggle("marked", stand[3]);
    if (this.now(seat) !== where(stand)) this.drawn[seat].style.setProperty("transform", where(stand));
  }

  /** Where a pawn alone on a space would stand. @param {number} space */
  alone(space) {
    return this.board.stands(space, 1)[0];
  }

  /** Lift a pawn above the others, for a walk. @param {number} seat */
  raise(seat) {
    const home = this.board.layer("pawns");
    if (home.lastElementChild !== this.drawn[seat]) home.append(this.drawn[seat]);
    this.drawn[seat].classList.remove("marked");
  }

  /** How the picture of a pawn is now placed. @param {number} seat */
  now(seat) {
    return this.drawn[seat].style.getPropertyValue("transform");
  }
}

/** Of a pawn that hops, per height. */
const LIFT = 0.14;

/** In the air, half way from one stand to the next. @param {[number, number, number, boolean]} a @param {[number, number, number, boolean]} b */
export const hop = (a, b) => where([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - LIFT * b[2], b[2], false]);

/** A stand as a transform. @param {[number, number, number, boolean]} stand */
export function where([x, y, height, mark]) {
  const k = height / (mark ? MARK_HIGH : HIGH);
  const [fx, fy] = mark ? MARK_FOOT : FOOT;
  return `translate(${(x - fx * k).toFixed(1)}px, ${(y - fy * k).toFixed(1)}px) scale(${k.toFixed(4)})`;
}
