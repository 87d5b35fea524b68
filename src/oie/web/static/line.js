/**
 * Line: what this page and the server say to each other. It is kept up by itself: where it breaks it is taken up again,
 * with a little more patience each time; where WebSockets are blocked it is a stream of events and what is posted.
 */

const FIRST_WAIT = 400;
const MOST_WAIT = 10_000;
const ANSWER = 8_000;
/** A socket that is not open after so long is blocked, and a stream is tried. */
const PATIENCE = 4_000;
/** The table was removed, or is closed to whoever only looks on. */
const GONE = new Set(["web-no-table", "web-watching"]);

/** Why a command was not carried out, in the reader's language. */
export class Refused extends Error {
  /** @param {string} message @param {string} code */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** Messages over a WebSocket. */
class Socket {
  /** @param {string} path of the table @param {Carried} line */
  constructor(path, line) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.opened = false;
    this.socket = new WebSocket(`${scheme}://${location.host}${path}/socket`);
    this.clock = setTimeout(() => this.opened || this.end(), PATIENCE);
    this.socket.onopen = () => {
      this.opened = true;
      line.up();
    };
    this.socket.onmessage = (event) => line.hear(event.data);
    this.socket.onclose = () => {
      clearTimeout(this.clock);
      if (this.line) this.line.down(this.opened);
      this.line = null;
    };
    /** @type {Carried | null} */
    this.line = line;
  }

  get open() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** @param {string} text */
  say(text) {
    this.socket.send(text);
  }

  end() {
    this.socket.close();
    const { line } = this;
    this.line = null;
    line?.down(this.opened);
  }
}

/** The same over server-sent events one way and POST the other. */
class Stream {
  /** @param {string} path of the table @param {Carried} line */
  constructor(path, line) {
    this.path = path;
    this.opened = false;
    this.id = "";
    /** What is said is posted one after the other, so that its order is kept. @type {Promise<unknown>} */
    this.posted = Promise.resolve();
    this.events = new EventSource(`${path}/events`);
    /** @type {Carried | null} */
    this.line = line;
    this.events.onmessage = (event) => {
      if (this.opened) return this.line?.hear(event.data);
      this.id = JSON.parse(event.data).line;
      this.opened = true;
      this.line?.up();
    };
    this.events.onerror = () => this.end();
  }

  get open() {
    return this.opened && this.line !== null;
  }

  /** @param {string} text */
  say(text) {
    this.posted = this.posted
      .then(() => fetch(`${this.path}/say?line=${encodeURIComponent(this.id)}`, { method: "POST", body: text }))
      .then((answer) => answer.ok || this.end(), () => this.end());
  }

  end() {
    this.events.close();
    const { line } = this;
    this.line = null;
    line?.down(this.opened);
  }
}

export class Line {
  /**
   * @param {string} path of the table: `/t/CODE`
   * @param {{hello: () => object, message: (told: any) => void, up: (up: boolean) => void}} host the page
   */
  constructor(path, host) {
    this.path = path;
    this.host = host;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.streaming = false;
    this.next = 1;
    /** @type {Map<number, {done: (version: number) => void, failed: (error: Error) => void, clock: number}>} */
    this.asked = new Map();
    /** @type {Socket | Stream | null} */
    this.carrier = null;
    this.join();
  }

  /** True while messages get through. */
  get open() {
    return Boolean(this.carrier?.open);
  }

  join() {
    this.closed = false;
    const carried = { up: () => this.up(), down: (/** @type {boolean} */ opened) => this.lost(opened), hear: (/** @type {string} */ text) => this.hear(JSON.parse(text)) };
    try {
      this.carrier = this.streaming ? new Stream(this.path, carried) : new Socket(this.path, carried);
    } catch {
      this.lost(false); // a browser, or something in it, that refuses WebSockets at once
    }
  }

  up() {
    this.wait = FIRST_WAIT;
    this.hello();
    this.host.up(true);
  }

  /** @param {boolean} opened whether messages had got through */
  lost(opened) {
    for (const { failed, clock } of this.asked.values()) {
      clearTimeout(clock);
      failed(new Refused("", "line-lost"));
    }
    this.asked.clear();
    this.carrier = null;
    if (this.closed) return;
    if (!opened) {
      this.streaming = !this.streaming; // what does not even open is tried the other way
      this.look();
    }
    this.host.up(false);
    setTimeout(() => this.closed || this.join(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, MOST_WAIT);
  }

  /** Whether there is still something to join. */
  async look() {
    const answer = await fetch(`${this.path}/link.json`).catch(() => null);
    if (answer && !answer.ok) this.gone({ type: "refused", ...(await answer.json().catch(() => ({}))) });
  }

  /** Give up where there is nothing to come back to. @param {any} told why */
  gone(told) {
    if (this.closed || !GONE.has(told.code)) return;
    this.close();
    this.host.message(told);
  }

  /** Ask for what is missing, or for the whole state with its history. @param {boolean} [whole] */
  hello(whole = false) {
    this.say({ type: "hello", ...this.host.hello(), ...(whole ? { since: -1 } : {}) });
  }

  /** Begin anew, in the name of whoever the browser has a key for by now. */
  again() {
    this.closed = true;
    this.carrier?.end();
    this.carrier = null;
    this.join();
  }

  /** The page has ended showing what led to a version (UX-30). @param {number} version */
  shown(version) {
    this.say({ type: "shown", version });
  }

  /** @param {object} message */
  say(message) {
    if (this.open) this.carrier?.say(JSON.stringify(message));
  }

  /**
   * Send a command: the version it led to, or why it was refused.
   * @param {Record<string, unknown>} command
   * @returns {Promise<number>}
   */
  ask(command) {
    return new Promise((done, failed) => {
      if (!this.open) return failed(new Refused("", "line-lost"));
      const id = this.next++;
      const clock = setTimeout(() => {
        this.asked.delete(id);
        failed(new Refused("", "line-lost"));
      }, ANSWER);
      this.asked.set(id, { done, failed, clock });
      this.say({ ...command, id });
    });
  }

  /** @param {any} told */
  hear(told) {
    const asked = this.asked.get(told.id);
    if (told.type === "accepted" || told.type === "refused") {
      if (!asked && GONE.has(told.code)) return this.gone(told);
      if (!asked) return told.type === "refused" ? this.host.message(told) : undefined;
      clearTimeout(asked.clock);
      this.asked.delete(told.id);
      if (told.type === "accepted") asked.done(told.version);
      else asked.failed(new Refused(told.message, told.code));
      return;
    }
    if (told.type === "elsewhere") this.close(); // the reader has opened the table in another place (UX-48)
    this.host.message(told);
  }

  close() {
    this.closed = true;
    this.carrier?.end();
  }
}

/** What a carrier tells its line. @typedef {{up: () => void, down: (opened: boolean) => void, hear: (text: string) => void}} Carried */
