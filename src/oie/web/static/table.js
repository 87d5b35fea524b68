/**
 * Table: the page of one table. It keeps the newest state, shows one after the other what led there, and sends what
 * the reader wants. It holds no rules: everything that a rule decides is in the state already.
 */

import { $, ask, calm, frame, kept } from "./dom.js";
import { begin, lang, localise, speak, t } from "./text.js";
import { Line, Refused } from "./line.js";
import { Board } from "./board.js";
import { Pawns } from "./pawns.js";
import { Trail } from "./trail.js";
import { Motion } from "./motion.js";
import * as answer from "./answer.js";
import * as dice from "./dice.js";
import * as panels from "./panels.js";
import * as tools from "./tools.js";
import { busy, confirmed, slip } from "./dialogs.js";

/** Changes of the table that leave board and history as they are. */
const QUIET = new Set(
  "pace_set seat_taken seat_left seat_held seat_given_back host_changed watching_set key_sealed key_opened seal_time_up lots_drawn secret_shown".split(" "),
);

/** Everything that the windows of the page need of the table. */
class Table {
  constructor() {
    this.code = $("table").dataset.code;
    this.rules = JSON.parse($("rules").textContent);
    /** The state that is shown, and the newest one. @type {any} */
    this.state = null;
    this.version = -1;
    /** @type {any[]} */
    this.history = [];
    /** @type {any[]} */
    this.queue = [];
    this.working = false;
    /** The type of the command that is under way. */
    this.asking = "";
    /** The turn whose throw was asked for while the page was busy. @type {number | null} */
    this.wanted = null;
    /** The menu has sent the reader to play: the first round begins by itself. */
    this.starting = location.hash === "#play";
    this.leaving = false;
    this.online = true;
    this.said = "";
    /** Why nothing can happen here any more, if that is so. */
    this.over = "";
    /** @type {any} */
    this.sound = null;
    /** The round whose end was shown. @type {string | null} */
    this.ended = null;
    /** Who this page is at the table. @type {{places: number[], host: boolean, online: boolean}} */
    this.you = { places: [], host: true, online: false };
    /** Seats and invitations, at a table that is played from several places. @type {any} */
    this.lobby = null;
    /** What is proved of a round with sealed dice. @type {{throws: number, wrong: string} | null} */
    this.proof = null;
    /** Chances, where they are switched on. @type {any} */
    this.odds = null;
    /** The rules whose legend is shown. */
    this.lines = "";
    this.board = new Board($("board"));
    this.pawns = new Pawns(this.board);
    this.trail = new Trail(this.board);
    this.motion = new Motion({
      board: this.board,
      pawns: this.pawns,
      trail: this.trail,
      dice: $("dice"),
      names: () => Object.fromEntries(this.rules.kinds.map((/** @type {any} */ kind) => [kind.key, kind.name])),
      sound: (name) => this.hear(name),
      pay: (event) => this.motion.still || panels.pay(event),
    });
    this.line = new Line(`/t/${this.code}`, {
      hello: () => ({ lang, since: this.starting ? -1 : this.version }),
      message: (told) => this.told(told),
      up: (up) => this.up(up),
    });
  }

  /** @param {boolean} up */
  up(up) {
    if (this.online && !up) slip(t("web-lost"), "note");
    this.online = up;
    if (this.state) this.answer();
  }

  /** @param {any} told */
  told(told) {
    if (told.type === "refused") this.refused(told);
    else if (told.type === "state") this.whole(told);
    else if (told.type === "update" && told.version > this.version) {
      if (this.version >= 0 && told.version > this.version + 1) return this.line.hello();
      this.version = told.version;
      this.queue.push(told);
      this.work();
    } else if (told.type !== "update") this.beside(told);
  }

  /** @param {any} told that belongs to no command */
  refused(told) {
    slip(told.message);
    if (!this.line.closed) return;
    this.over = told.message; // there is nothing to come back to
    this.leaving = true;
    if (this.state) this.answer();
  }

  /** Who is there, and who this page is. @param {any} told */
  async beside(told) {
    if (told.type === "you") this.you = told;
    if (this.you.online) {
      const { Lobby } = await import("./lobby.js");
      this.lobby ??= new Lobby(this);
      this.lobby.hear(told);
    }
    if (this.state) this.tools();
    this.lobby?.draw();
    this.answer();
  }

  /** What sealed dice ask of this page, and what they prove once their secret is shown. @param {any} told */
  async seal(told) {
    const { sealing, segments } = this.state;
    const shown = told.what === "secret_shown" || (told.type === "state" && segments.some((/** @type {any} */ one) => one.secret));
    if (!segments.length) this.proof = null;
    if (!sealing && !shown) return;
    const seal = await import("./seal.js");
    if (sealing) seal.answer(sealing, this.you.places, (wish) => this.line.ask(wish));
    if (!shown) return;
    this.proof = seal.prove(segments, this.history.filter((e) => e.faces && !e.taken_back).map((e) => e.faces));
    const { throws, wrong } = this.proof;
    if (wrong) slip(t("online-not-proved", { wrong: t(`online-wrong-${wrong}`) }));
    else if (told.type === "update" && !this.state.result) slip(t("online-proved", { throws }), "ok");
  }

  /** The complete state: what is being shown is given up, old motions are not shown again (UX-33). @param {any} told */
  async whole(told) {
    if (told.version < this.version) return;
    this.version = told.version;
    this.history = told.history;
    this.queue = [told];
    this.motion.skip();
    await this.work();
    window.dispatchEvent(new CustomEvent("history"));
    if (!this.starting) return;
    history.replaceState(null, "", location.pathname);
    const begun = told.state.round || (await this.command({ type: "host", do: "start" }));
    this.starting = !begun && !this.line.open; // it is begun once the line is joined again
    this.answer();
  }

  async work() {
    if (this.working) return;
    this.working = true;
    try {
      for (let told = this.queue.shift(); told; told = this.queue.shift()) await this.one(told);
    } finally {
      this.working = false;
    }
    this.answer();
    this.finish();
    this.again();
  }

  /** The throw that was asked for while the page was busy with something else. */
  again() {
    const { wanted } = this;
    this.wanted = null;
    if (wanted !== null && wanted === this.state?.turn) this.throw();
  }

  /** @param {any} told */
  async one(told) {
    if (told.type === "state") {
      this.state = told.state;
      this.said = panels.said(told.state.last?.sentences);
      await this.draw();
      await this.seal(told);
      this.line.shown(told.version);
      return;
    }
    const moves = told.what === "move_made" || told.what === "round_opened";
    if (moves && this.board.svg) {
      if (told.what === "round_opened") await this.opened(told);
      this.note(told);
      this.answer();
      await this.motion.play(told.events, (seat) => this.kind(told.state.seats[seat]), told.state.dice.count);
    }
    this.state = told.state;
    if (moves) this.said = panels.said(told.sentences);
    else if (!QUIET.has(told.what)) this.said = panels.said(told.state.last?.sentences);
    await this.draw(!moves && !QUIET.has(told.what));
    if (moves) panels.speak([this.said, panels.turn_text(this.state, this.you.places)].join(" "));
    await this.seal(told);
    this.line.shown(told.version);
    if (!moves && !QUIET.has(told.what)) this.line.hello(true);
  }

  /** A new round: everybody goes back to where rounds begin. @param {any} told */
  async opened(told) {
    this.history = [];
    this.state = told.state;
    await this.draw(true);
  }

  /** @param {any} told an update that is a move or an opening */
  note(told) {
    const thrown = told.events.find((/** @type {any} */ e) => e.type === "thrown");
    const count = this.history.filter((e) => e.number !== null && !e.taken_back).length;
    this.history.push({ number: thrown ? count + 1 : null, faces: thrown?.faces ?? null, typed: told.typed, taken_back: false, events: told.events, sentences: told.sentences });
  }

  /** Draw the state as it is. @param {boolean} [wipe] also what the last move left on the board */
  async draw(wipe = true) {
    const { state } = this;
    if (this.rules.ruleset !== state.ruleset || (this.lines && this.lines !== state.rules.join())) {
      this.rules = await ask(`/t/${this.code}/rules.json?lang=${lang}`);
    }
    this.lines = state.rules.join();
    const fresh = await this.board.show(this.code, `${state.ruleset} ${this.lines}`, lang).catch(() => slip(t("web-no-board")));
    if (fresh) panels.legend(this.rules);
    if (!this.board.svg) return;
    if (wipe || fresh) this.trail.clear("s1");
    for (const part of this.parts()) {
      part();
      await frame();
    }
    tools.awake(this.state.running);
  }

  /** What is drawn, one after the other with a picture between them, so that no task is long. @returns {(() => void)[]} */
  parts() {
    return [
      () => this.pawns.show(this.state.seats),
      () => panels.seats(this.state),
      () => panels.log(this.state, this.history),
      () => {
        panels.heading(this.state, this.rules.title);
        panels.turn(this.state, this.said, this.you.places);
        dice.show($("dice"), this.state.last?.faces ?? null, this.state.dice.count);
      },
      () => (this.tools(), this.lobby?.draw(), this.answer(), tools.chances(this)),
    ];
  }

  /** Colour class of a seat. @param {any} seat */
  kind(seat) {
    return document.querySelector(`#pawn-${seat.colour} > g`)?.getAttribute("class")?.match(/s\d+/)?.[0] ?? "s1";
  }

  /** What the reader may do now, in the place of the button. */
  answer() {
    if (this.state) answer.show(this);
  }

  throw() {
    const { awaits, dice: given } = this.state ?? {};
    // the page is only being drawn anew, or waits for what is no move: no click is lost
    if (this.working || (this.asking && this.asking !== "intent")) this.wanted = this.state?.turn ?? null;
    if (this.working || this.asking || !awaits || awaits.machine || awaits.what !== "throw" || given.kind === "real") return;
    if (!this.mine()) return;
    this.intent({ intent: "throw" });
  }

  /** True where the awaited seat is this page's. */
  mine() {
    const { awaits, seats } = this.state ?? {};
    return Boolean(awaits) && this.you.places.includes(seats[awaits.seat].place);
  }

  /** @param {Record<string, unknown>} wish */
  intent(wish) {
    return this.command({ type: "intent", turn: this.state.turn, ...wish });
  }

  /** @param {Record<string, unknown>} command @returns {Promise<boolean>} true where it was accepted */
  async command(command) {
    if (this.asking) return false;
    this.asking = /** @type {string} */ (command.type);
    this.answer();
    try {
      await this.line.ask(command);
      return true;
    } catch (error) {
      if (error instanceof Refused) slip(error.message || t("web-lost"));
      else throw error;
      return false;
    } finally {
      setTimeout(() => {
        this.asking = "";
        this.answer();
        if (!this.working) this.again();
      }, 0);
    }
  }

  /** Where a round has ended, show its end, once. */
  finish() {
    const { state } = this;
    if (!state?.result || this.queue.length) {
      if (state && !state.result) this.ended = null;
      return;
    }
    const key = `${state.round} ${state.version}`;
    if (this.ended === key || busy()) return;
    this.ended = key;
    import("./end.js").then((end) => end.show(this));
  }

  /** @param {string} name */
  hear(name) {
    if (kept.get("sound", "on") === "on" && !document.hidden) setTimeout(() => this.sound?.play(name));
  }

  /** Inside a gesture: sound may begin. */
  async gesture() {
    if (kept.get("sound", "on") !== "on") return;
    if (this.sound) return this.sound.wake();
    const { Sound } = await import("./sound.js");
    this.sound ??= new Sound();
    this.sound.wake();
  }

  /** The banner as the state wants it. */
  tools() {
    tools.show(this.state, this.you);
  }

  /** Change the language of this page, the board and everything that the server says. @param {string} code */
  async language(code) {
    await speak(code);
    this.rules = await ask(`/t/${this.code}/rules.json?lang=${code}`);
    $("answer").dataset.key = "";
    this.board.key = "";
    this.line.hello(true);
  }

  /** What a button of the banner does. @param {string} name */
  async do(name) {
    const { state } = this;
    if (!this.you.host && tools.HOST.has(name)) {
      if (name !== "play" || !tools.asks(state, this.you)) return slip(t("online-only-host"), "note");
      this.line.say({ type: "ask_round" });
      return slip(t("online-asked-sent"), "ok");
    }
    switch (name) {
      case "play":
        if (state?.running && !(await confirmed("ui-confirm-new-round"))) return;
        return this.command({ type: "host", do: "start" });
      case "reset":
        if (state?.running && !(await confirmed("ui-confirm-reset"))) return;
        return this.command({ type: "host", do: "stop" });
      case "save":
        if (!state || !panels.has_round(state)) return slip(t("ui-nothing-to-save"), "note");
        return (await import("./files.js")).save(this.code);
      case "resume":
        return (await import("./files.js")).resume(this);
      case "history":
        return (await import("./history.js")).show(this);
      case "print":
        return window.print();
      case "sound":
        kept.set("sound", kept.get("sound", "on") === "on" ? "off" : "on");
        this.gesture();
        return this.tools();
      case "full":
        return tools.full();
      case "help":
        return (await import("./help.js")).show(this);
      case "gear":
        return (await import("./settings.js")).show(this);
      case "more":
        return tools.sheet(this.state, this.you);
      case "quit":
        this.leaving = true;
        this.line.close();
        location.assign("/");
    }
  }
}

begin();
const table = new Table();

tools.listen(table);
document.addEventListener("visibilitychange", () => {
  if (table.state) tools.awake(table.state.running);
  if (document.hidden) return table.motion.skip();
  table.line.hello(true);
});
window.addEventListener("beforeunload", (event) => {
  if (table.state?.running && !table.leaving && table.you.places.length) event.preventDefault();
});
kept.set("table", location.pathname);
localise(document);
if (calm()) document.documentElement.classList.add("calm");
/** For the windows and cards of the page. @typedef {Table} TableType */
