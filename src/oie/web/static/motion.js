/**
 * Motion: shows, one after the other, the events that led to a state that is already final. Nothing is worked out
 * here: each event says where a pawn came from, where it went and why. `skip` jumps to the end at any moment.
 */

import { calm, frame, kept } from "./dom.js";
import { label, t } from "./text.js";
import { show, tumble } from "./dice.js";
import { hop, where } from "./pawns.js";

const STEP = 160;
const MOST_WALK = 1900;
const LANDING = 420;
const JUMP = 600;
const FAST = 120;
const READ = 900;
const SMALL = matchMedia("(max-width: 599px), (max-height: 480px)");

export class Motion {
  /**
   * @param {{board: import("./board.js").Board, pawns: import("./pawns.js").Pawns, trail: import("./trail.js").Trail,
   *   dice: HTMLElement, names: () => Record<string, string>, sound: (name: string) => void, pay: (event: any) => void}} stage
   */
  constructor(stage) {
    this.stage = stage;
    this.running = false;
    this.skipped = false;
    /** Who goes along with a pawn on a small screen. @type {import("./follow.js").Follow | null} */
    this.follow = null;
    if (SMALL.matches) import("./follow.js").then(({ Follow }) => (this.follow = new Follow(stage.board)));
    /** @type {Set<Animation>} */
    this.live = new Set();
    /** @type {(() => void) | null} */
    this.wake = null;
  }

  /** True where nothing is to move: the reader asked for calm, or nobody looks. */
  get still() {
    return calm() || document.hidden || this.skipped;
  }

  get fast() {
    return kept.get("motion", "full") === "fast";
  }

  /** End the show at once; the board then shows the state. */
  skip() {
    if (!this.running) return;
    this.skipped = true;
    for (const one of this.live) one.finish();
    this.wake?.();
  }

  /**
   * @param {any[]} events
   * @param {(seat: number) => string} kind colour class of a seat
   * @param {number | null} count dice of the game
   */
  async play(events, kind, count) {
    this.running = true;
    this.skipped = false;
    try {
      for (const event of events) await this.one(event, kind, count ?? 1);
    } finally {
      this.running = false;
      if (this.skipped) this.follow?.leave();
      else this.follow?.back();
    }
  }

  /** @param {any} e @param {(seat: number) => string} kind @param {number} count */
  async one(e, kind, count) {
    const { pawns, trail, sound } = this.stage;
    switch (e.type) {
      case "thrown":
        trail.clear(kind(e.seat));
        trail.origin(pawns.spaces[e.seat]);
        await this.breath();
        show(this.stage.dice, e.faces, count);
        sound("roll");
        return this.wait(this.fast ? [] : this.still ? [] : tumble(this.stage.dice));
      case "moved":
        return this.moved(e);
      case "stayed":
      case "guarded":
        return this.reason(e.space, this.because(e.why, t(e.type === "stayed" ? "web-reason-stay" : "web-reason-guard")));
      case "hit":
        await this.reason(e.start, t("web-reason-hit"), "bad");
        return this.slide(e.seat, e.start, e.end, kind(e.seat));
      case "returned":
        await this.reason(e.start, t("web-reason-returned", { space: this.place(e.end) }), "bad");
        await this.slide(e.seat, e.start, e.end, kind(e.seat));
        return trail.base(e.end);
      case "released":
        return this.reason(e.space, t("web-reason-released"), "good");
      case "held":
        return this.reason(e.space, this.because(e.why, label("ui-held")), "bad");
      case "turns_lost":
        return this.reason(pawns.spaces[e.seat], this.because(e.why, t("web-reason-lose", { turns: e.turns })), "bad");
      case "throw_granted":
        return this.reason(pawns.spaces[e.seat], this.because(e.why, t("web-reason-again")), "good");
      case "paid":
        this.stage.pay(e);
        await this.breath();
        return e.amount ? this.reason(pawns.spaces[e.seat], this.because(e.why, t("ui-counters", { count: e.amount })), "coin") : undefined;
      case "passed_over":
        return this.pause(300);
      case "won":
        trail.base(pawns.spaces[e.seat]);
        sound("win");
        return this.pause(700);
      default:
        return undefined;
    }
  }

  /** @param {any} e */
  async moved(e) {
    const { pawns, trail, board } = this.stage;
    const why = e.why;
    if (why === "initial_throw") await this.reason(e.start, t("web-reason-initial", { space: this.place(e.end) }), "good");
    else if (why !== "throw") {
      const onward = e.end > e.start;
      const id = e.jump ? (onward ? "web-reason-go" : "web-reason-back") : "web-reason-on";
      const steps = e.via == null ? Math.abs(e.end - e.start) : Math.abs(e.via - e.start) + Math.abs(e.via - e.end);
      await this.reason(e.start, this.because(why, t(id, { space: this.place(e.end), count: steps })), onward ? "good" : "bad");
    }
    if (e.jump || why === "initial_throw") await this.slide(e.seat, e.start, e.end);
    else if (e.via == null) await this.walk(e.seat, e.start, e.end, false);
    else {
      await this.walk(e.seat, e.start, e.via, false);
      await this.reason(e.via, t("web-reason-over", { count: Math.abs(e.via - e.end) }), "bad");
      await this.walk(e.seat, e.via, e.end, true);
    }
    pawns.spaces[e.seat] = e.end;
    trail.base(e.end);
    await this.breath();
    if (!this.still) board.shine(e.end, LANDING);
  }

  /** A leg on foot, space by space. @param {number} seat @param {number} from @param {number} to @param {boolean} back */
  async walk(seat, from, to, back) {
    const { pawns, trail, sound } = this.stage;
    if (from === to) return;
    await this.breath();
    const way = Math.sign(to - from);
    const spaces = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * way);
    const dots = trail.walk(spaces, back);
    const drawn = pawns.drawn[seat];
    pawns.raise(seat);
    await this.breath();
    const begin = pawns.now(seat);
    const stands = spaces.map((space) => pawns.alone(space));
    pawns.place(seat, pawns.alone(to));
    if (this.still || this.fast) dots.forEach((dot) => trail.lay(dot));
    if (this.still) return;
    if (this.fast) return this.wait([drawn.animate([{ transform: begin }, { transform: where(pawns.alone(to)) }], FAST)]);
    const steps = spaces.length - 1;
    const time = steps > 12 ? MOST_WALK : STEP * steps;
    const frames = stands.flatMap((stand, i) => (i ? [hop(stands[i - 1], stand), where(stand)] : [begin])).map((transform) => ({ transform }));
    const each = time / steps;
    const clocks = dots.map((dot, i) =>
      setTimeout(() => {
        trail.lay(dot);
        if (i % Math.ceil(steps / 6) === 0) sound("step");
      }, (i + 0.5) * each),
    );
    const along = this.follow?.along(spaces.map((space) => this.stage.board.at(space)), time) ?? [];
    await this.wait([drawn.animate(frames, { duration: time }), ...along]);
    clocks.forEach(clearTimeout);
    dots.forEach((dot) => trail.lay(dot));
  }

  /** A forced move, straight there. @param {number} seat @param {number} from @param {number} to @param {string} [kind] */
  async slide(seat, from, to, kind) {
    const { pawns, trail, sound } = this.stage;
    await this.breath();
    const { group, points } = trail.jump(from, to, kind);
    pawns.raise(seat);
    await this.breath();
    const begin = pawns.now(seat);
    pawns.spaces[seat] = to;
    const [x1, y1] = this.stage.board.at(to);
    const foot = pawns.alone(to);
    const frames = points.map(([x, y], i) => ({ transform: i ? where([x + foot[0] - x1, y + foot[1] - y1, foot[2], false]) : begin }));
    pawns.place(seat, foot);
    this.stage.board.layer("trail").append(group);
    if (this.still) return;
    sound("slide");
    const time = this.fast ? FAST : JUMP;
    const grow = group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time });
    const along = this.follow?.along(points, time) ?? [];
    await this.wait([drawn(pawns, seat).animate(frames, { duration: time, easing: "ease-in-out" }), grow, ...along]);
  }

  /** Say why at a space, and stay long enough for it to be read. @param {number} space @param {string} text @param {string} [tune] */
  async reason(space, text, tune = "") {
    const quiet = this.still;
    const said = this.stage.trail.bubble(space, text, quiet && !this.skipped, this.stage.pawns.spaces);
    if (quiet) return;
    if (tune) this.stage.sound(tune);
    if (!this.fast) {
      said.animate([{ opacity: 0, transform: "scale(.6)" }, { transform: "scale(1.06)", offset: 0.7 }, { opacity: 1, transform: "scale(1)" }], { duration: 220 });
      await this.breath();
      this.stage.board.shine(space, LANDING);
    }
    await this.pause(this.fast ? 2 * FAST : READ);
  }

  /** A reason with the name of the space that gives it. @param {string} why @param {string} reason */
  because(why, reason) {
    return t("web-reason", { name: this.stage.names()[why] ?? t("web-meeting"), reason });
  }

  /** @param {number} space */
  place(space) {
    return space === 0 ? label("ui-start") : String(space);
  }

  /** One thing a picture: what has just changed is drawn before the next thing changes. */
  breath() {
    return this.still ? Promise.resolve() : frame();
  }

  /** @param {number} time */
  pause(time) {
    if (this.still) return Promise.resolve();
    return /** @type {Promise<void>} */ (
      new Promise((done) => {
        const clock = setTimeout(end, time);
        const self = this;
        this.wake = end;
        function end() {
          clearTimeout(clock);
          self.wake = null;
          done();
        }
      })
    );
  }

  /** @param {Animation[]} animations */
  async wait(animations) {
    for (const one of animations) this.live.add(one);
    if (this.skipped) for (const one of animations) one.finish();
    await Promise.allSettled(animations.map((one) => one.finished));
    for (const one of animations) this.live.delete(one);
    if (animations.length) await this.breath();
  }
}

/** @param {import("./pawns.js").Pawns} pawns @param {number} seat @returns {any} */
const drawn = (pawns, seat) => pawns.drawn[seat];
