/** Trail: what a move leaves on the board until the next throw: dots along the lane, curves of jumps, and the reasons. */

import { s } from "./dom.js";

const EVERY = 16;
/** The arrow of a leg stands so many lanes before its landing. */
const SHORT = 0.36;
/** Width of a letter per size of the text. */
const LETTER = 0.53;
/** How far from its space a bubble may hang, in lanes, and how much to the side, in widths of its own. */
const REACH = [0.78, 1.02, 1.35, 1.75];
const ASIDE = [0, -0.25, 0.25, -0.42, 0.42];

/** @typedef {[number, number]} Point */
/** @typedef {{laid: boolean, drawn: () => any[]}} Dots the dots of one space */

/** @param {Point} a @param {Point} b */
const apart = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);
/** @param {Point} p */
const pair = (p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

/** Two strokes that make the head of an arrow. @param {Point} tip @param {number} angle @param {number} size */
function head(tip, angle, size) {
  const ends = [0.55, -0.55].map((turn) => /** @type {Point} */ ([tip[0] - size * Math.cos(angle + turn), tip[1] - size * Math.sin(angle + turn)]));
  return `M${pair(ends[0])}L${pair(tip)}L${pair(ends[1])}`;
}

export class Trail {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.kind = "s1";
    this.reasons = 0;
    /** Middle and size of the bubbles that hang. @type {[number, number, number, number][]} */
    this.said = [];
    /** @type {number[]} */
    this.stood = [];
  }

  /** Wipe the board for the next throw, which is that of a seat of this colour class. @param {string} kind */
  clear(kind) {
    this.kind = kind;
    this.reasons = 0;
    this.said = [];
    this.board.layer("trail").replaceChildren();
    this.board.layer("bubble").replaceChildren();
  }

  /** A hollow ring where the move began. @param {number} space */
  origin(space) {
    const [x, y] = this.board.way(space, space + 1)[0];
    this.put(s("circle", { class: "from", cx: x, cy: y, r: 10 }));
  }

  /** @param {any} drawn @returns {any} */
  put(drawn) {
    const group = s("g", { class: `trail ${this.kind}` }, drawn);
    this.board.layer("trail").append(group);
    return group;
  }

  /**
   * A leg on foot: one group of dots a space, in the order in which they are walked, each drawn when its time comes (`lay`).
   * @param {number[]} spaces every space passed, both ends in it
   * @param {boolean} back the leg counts an excess back: its dots are hollow
   * @returns {Dots[]}
   */
  walk(spaces, back) {
    /** @type {Dots[]} */
    const groups = [];
    const ways = spaces.slice(1).map((space, i) => this.board.way(spaces[i], space));
    const all = ways.flatMap((way, i) => (i ? way.slice(1) : way));
    let left = all.slice(1).reduce((sum, p, i) => sum + apart(all[i], p), 0) - SHORT * this.board.places.lane;
    let walked = 0;
    for (const way of ways) {
      const shown = [way[0]];
      const begun = walked;
      for (let i = 1; i < way.length && left > 0; i += 1) {
        const [a, b] = [way[i - 1], way[i]];
        const long = apart(a, b) || 1;
        const reach = Math.min(1, left / long);
        shown.push([a[0] + (b[0] - a[0]) * reach, a[1] + (b[1] - a[1]) * reach]);
        walked += long;
        left -= long;
      }
      const line = { d: `M${shown.map(pair).join("L")}`, "stroke-dashoffset": (begun % EVERY).toFixed(1) };
      const kinds = back ? ["under", "dots", "hole"] : ["under", "dots"];
      groups.push({ laid: false, drawn: () => kinds.map((kind) => s("path", { class: kind, ...line })) });
    }
    const last = groups[groups.length - 1];
    if (last) {
      const { drawn } = last;
      last.drawn = () => [...drawn(), this.tip(all)];
    }
    return groups;
  }

  /** Put a group of dots on the board, once. @param {Dots} dots */
  lay(dots) {
    if (dots.laid) return;
    dots.laid = true;
    this.put(dots.drawn());
  }

  /** The head of an arrow just before the end of a leg. @param {Point[]} points */
  tip(points) {
    const { lane } = this.board.places;
    let left = SHORT * lane;
    for (let i = points.length - 1; i > 0; i -= 1) {
      const [a, b] = [points[i - 1], points[i]];
      const long = apart(a, b);
      if (long >= left) {
        const part = 1 - left / long;
        const tip = /** @type {Point} */ ([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);
        const d = head(tip, Math.atan2(b[1] - a[1], b[0] - a[0]), 0.2 * lane);
        return s("g", {}, s("path", { class: "tip under", d }), s("path", { class: "tip", d }));
      }
      left -= long;
    }
    return null;
  }

  /**
   * A jump: a dotted curve with an arrow, to be put on the board, and the points for the pawn to slide along.
   * @param {number} from @param {number} to @param {string} [kind] of the pawn that jumps
   * @returns {{group: any, points: Point[]}}
   */
  jump(from, to, kind = this.kind) {
    const { lane } = this.board.places;
    const [x0, y0] = this.board.at(from);
    let [x1, y1] = this.board.at(to);
    const [mx, my] = [(x0 + x1) / 2 - (y1 - y0) * 0.18, (y0 + y1) / 2 + (x1 - x0) * 0.18];
    const angle = Math.atan2(y1 - my, x1 - mx);
    const points = Array.from({ length: 13 }, (_, i) => {
      const u = i / 12;
      return /** @type {Point} */ ([
        (1 - u) ** 2 * x0 + 2 * u * (1 - u) * mx + u * u * x1,
        (1 - u) ** 2 * y0 + 2 * u * (1 - u) * my + u * u * y1,
      ]);
    });
    x1 -= SHORT * lane * Math.cos(angle);
    y1 -= SHORT * lane * Math.sin(angle);
    const d = `M${pair([x0, y0])}Q${pair([mx, my])} ${pair([x1, y1])}`;
    const group = s(
      "g",
      { class: `jump ${kind}` },
      s("path", { class: "under", d }),
      s("path", { class: "dash", d }),
      s("path", { class: "tip", d: head([x1, y1], angle, 0.2 * lane) }),
    );
    return { group, points };
  }

  /** A base in its colour under the pawn that moved last. @param {number} space */
  base(space) {
    const { lane } = this.board.places;
    const [x, y] = this.board.stands(space, 1)[0];
    this.board.layer("trail").querySelector(".base")?.remove();
    const drawn = s("g", { class: `base ${this.kind}` }, s("ellipse", { cx: x + 0.02 * lane, cy: y - 0.02 * lane, rx: 0.38 * lane, ry: 0.13 * lane }));
    this.board.layer("trail").append(drawn);
  }

  /** How much a bubble would hide: numbers and pictures, pawns and its own space above all, and other bubbles. @param {Point} middle @param {number} w @param {number} tall @param {number} space */
  covers([bx, by], w, tall, space) {
    const { lane, spaces } = this.board.places;
    const here = (/** @type {Point} */ [x, y], /** @type {number} */ rx, /** @type {number} */ ry) => Math.abs(x - bx) < w / 2 + rx && Math.abs(y - by) < tall / 2 + ry;
    const hidden = spaces.reduce((sum, [x, y], n) => {
      const worth = n === space ? 9 : this.stood.includes(n) ? 4 : 1;
      return sum + (here([x, y - 0.3 * lane], 0.18 * lane, 0.1 * lane) ? worth : 0) + (here([x, y + 0.12 * lane], 0.15 * lane, 0.2 * lane) ? (worth > 1 ? worth : 0.2) : 0);
    }, 0);
    const others = this.said.filter(([x, y, wide, high]) => here([x, y], wide / 2, high / 2)).length;
    return hidden + 12 * others;
  }

  /**
   * A reason, said at the landing it belongs to; the one before goes, unless all are to stay.
   * @param {number} space @param {string} text @param {boolean} [stay] @param {number[]} [stood] the spaces where pawns stand
   * @returns {any}
   */
  bubble(space, text, stay = false, stood = []) {
    this.stood = stood;
    const layer = this.board.layer("bubble");
    if (!stay) {
      layer.replaceChildren();
      this.said = [];
    }
    this.reasons += 1;
    const { lane, compact, view } = this.board.places;
    const [left, top, width, height] = view;
    const [x, y] = this.board.at(space);
    const size = (compact ? 0.33 : 0.235) * lane;
    const said = stay ? `${this.reasons}. ${text}` : text;
    const [w, tall] = [Math.max(said.length * size * LETTER + 0.4 * lane, lane), size * 2.1];
    const into = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long, /** @type {number} */ wide) => Math.min(Math.max(at, from + wide / 2 + 8), from + long - wide / 2 - 8);
    /** Where it may hang, the usual place first. @type {Point[]} */
    const spots = REACH.flatMap((reach) => [y - top > height / 2 ? -1 : 1, y - top > height / 2 ? 1 : -1].flatMap((way) => ASIDE.map((aside) => /** @type {Point} */ ([into(x + aside * w, left, width, w), into(y + way * reach * lane, top, height, tall)]))));
    const [bx, by] = spots.reduce((best, spot) => (this.covers(spot, w, tall, space) < this.covers(best, w, tall, space) ? spot : best));
    this.said.push([bx, by, w, tall]);
    const up = by < y;
    const edge = by + (up ? tall / 2 : -tall / 2);
    const from = Math.min(Math.max(x - 0.14 * lane, bx - w / 2 + 0.12 * lane), bx + w / 2 - 0.4 * lane);
    const drawn = s(
      "g",
      { class: "bubble" },
      s("path", { d: `M${pair([x, y + (up ? -0.46 : 0.4) * lane])}L${pair([from, edge])}h${(0.28 * lane).toFixed(1)}z` }),
      s("rect", { x: (bx - w / 2).toFixed(1), y: (by - tall / 2).toFixed(1), width: w.toFixed(1), height: tall.toFixed(1), rx: (0.2 * lane).toFixed(1) }),
      s("text", { x: bx.toFixed(1), y: (by + size * 0.35).toFixed(1), "font-size": size.toFixed(1) }, said),
    );
    layer.append(drawn);
    return drawn;
  }
}
