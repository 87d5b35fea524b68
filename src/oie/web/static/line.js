/**
 * Line: the page's line to its table. Every command has an id and gets exactly one answer; what changed comes
 * as updates in order. A line that breaks is joined again, and the whole state is asked for.
 */

const FIRST_WAIT = 400;
const MOST_WAIT = 8000;
const ANSWER = 10000;

export class Refused extends Error {
  /** @param {string} message @param {string} code */
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

export class Line {
  /**
   * @param {string} address
   * @param {{hello: () => {lang: string, since: number}, message: (told: any) => void, up: (open: boolean) => void}} host
   */
  constructor(address, host) {
    this.address = address;
    this.host = host;
    this.next = 1;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {Map<number, {done: (version: number) => void, failed: (why: Error) => void, clock: any}>} */
    this.asked = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.join();
  }

  /** True while messages get through. */
  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  join() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.hello();
      this.host.up(true);
    });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lost());
  }

  lost() {
    for (const { failed, clock } of this.asked.values()) {
      clearTimeout(clock);
      failed(new Refused("", "line-lost"));
    }
    this.asked.clear();
    if (this.closed) return;
    this.host.up(false);
    setTimeout(() => this.closed || this.join(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, MOST_WAIT);
  }

  /** Ask for the whole state. */
  hello() {
    this.say({ type: "hello", ...this.host.hello() });
  }

  /** The page has ended showing what led to a version (UX-30). @param {number} version */
  shown(version) {
    this.say({ type: "shown", version });
  }

  /** @param {object} message */
  say(message) {
    if (this.open) this.socket?.send(JSON.stringify(message));
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
      if (!asked) return told.type === "refused" ? this.host.message(told) : undefined;
      clearTimeout(asked.clock);
      this.asked.delete(told.id);
      if (told.type === "accepted") asked.done(told.version);
      else asked.failed(new Refused(told.message, told.code));
      return;
    }
    this.host.message(told);
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}
