/**
 * Follow: on phones the board comes nearer while a pawn moves, so that names can be read, and goes back to the whole
 * once all is shown. The sheets of the board are moved by `transform` alone. Loaded on small screens only.
 */

import { $, kept } from "./dom.js";

/** Lanes that are seen around the pawn, each way. */
const AROUND = 5;
/** Under this width of the lane on the screen, the reader is followed unless they said no. */
const NARROW = 32;
const GLIDE = 300;
const REST = 600;
const WHOLE = "none";

export class Follow {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.now = WHOLE;
    this.clock = 0;
    const button = $("follow");
    button.hidden = false;
    const turn = () => (kept.set("follow", this.on ? "off" : "on"), this.show(), this.on || this.back());
    button.addEventListener("click", turn);
    board.home.addEventListener("dblclick", turn);
    this.show();
  }

  /** True where the reader wants to be followed. */
  get on() {
    const said = kept.get("follow", "");
    return said ? said === "on" : this.unit * (this.board.places?.lane ?? NARROW) < NARROW;
  }

  /** Width of a unit of the board on the screen. */
  get unit() {
    return this.board.home.clientWidth / (this.board.places?.view[2] ?? 1);
  }

  show() {
    $("follow").setAttribute("aria-pressed", String(this.on));
  }

  /** Where the sheets lie for a point to be in the middle, or as near as they reach. @param {[number, number]} point */
  near([x, y]) {
    const { view, lane } = this.board.places;
    const { unit } = this;
    const scale = Math.max(1, Math.min(view[2], view[3]) / (AROUND * lane));
    const lies = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long) =>
      Math.min(0, Math.max(long * unit * (1 - scale), unit * (long / 2 - (at - from) * scale)));
    return `translate(${lies(x, view[0], view[2]).toFixed(1)}px, ${lies(y, view[1], view[3]).toFixed(1)}px) scale(${scale.toFixed(3)})`;
  }

  /** Go along with a pawn: a glide to where it starts, then as long as it takes. @param {[number, number][]} points @param {number} time @returns {Animation[]} */
  along(points, time) {
    if (!this.on) return [];
    clearTimeout(this.clock);
    const frames = points.map((point) => this.near(point));
    const last = frames[frames.length - 1];
    return [this.move([this.now, ...frames.slice(1)], last, time)];
  }

  /** The whole board again, a little later. */
  back() {
    clearTimeout(this.clock);
    if (this.now === WHOLE) return;
    this.clock = setTimeout(() => this.move([this.now, WHOLE], WHOLE, GLIDE), REST);
  }

  /** The whole board at once. */
  leave() {
    clearTimeout(this.clock);
    if (this.now !== WHOLE) this.move([this.now, WHOLE], WHOLE, 1);
  }

  /** @param {string[]} frames @param {string} last @param {number} time */
  move(frames, last, time) {
    const { stack } = this.board;
    this.now = last;
    stack.style.setProperty("transform", last);
    return stack.animate(frames.map((transform) => ({ transform: transform === WHOLE ? "translate(0px, 0px) scale(1)" : transform })), { duration: time });
  }
}
