/**
 * Lobby: a table that is played from several places: inviting, sitting down, who is there, and what to do when somebody
 * is not. It is fetched only where a table has a lobby. What may be done is the server's affair; this only asks.
 */

import { ask, h, icon, kept } from "./dom.js";
import { label, lang, t } from "./text.js";
import { figure } from "./pawns.js";
import { confirmed, open, slip } from "./dialogs.js";

const SECOND = 1000;
/** Seconds after which somebody else may take over from a host who is away (UX-47). */
const AWAY = 120;
const LONGEST = 14;
/** Milliseconds that somebody may be away, as for a reload, before it is said. */
const GRACE = 3000;
/** End of the address by which one only looks on. */
const HERE = /^(localhost|127\.0\.0\.1|\[?::1\]?)$/;
const WATCH = "#watch";

/** @typedef {import("./table.js").TableType} Table */

export class Lobby {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** Who is there. @type {any} */
    this.presence = null;
    /** When that was told. */
    this.since = 0;
    /** Nobody who came to watch is asked to sit down. */
    this.watching = location.hash === WATCH;
    /** Whether the reader has opened or closed the invitation. @type {boolean | null} */
    this.inviting = null;
    /** Who sat where when the card was drawn last. @type {any[]} */
    this.chairs = [];
    /** Our own places then. @type {number[]} */
    this.mine = [];
    /** The rules at the table then, and in which language. */
    this.rules = this.told = "";
    this.key = "";
    /** Open between rounds, and where somebody is missing; the reader may open and close it. */
    this.home = h("details", { class: "card lobbycard" });
    this.wanted = "";
    document.querySelector(".now")?.append(this.home);
    setInterval(() => this.presence?.host === false && this.draw(), SECOND);
  }

  /** @param {any} told a message that is no state */
  hear(told) {
    if (told.type === "presence") {
      const before = this.presence;
      this.presence = told;
      this.since = Date.now();
      this.left(before);
      this.draw();
    } else if (told.type === "asked") slip(t("online-asked", { name: told.name }), "note");
    else if (told.type === "elsewhere") this.elsewhere();
  }

  /** Say who has gone. @param {any} before */
  left(before) {
    const { table } = this;
    const chairs = table.state?.lobby?.chairs;
    if (!before || !chairs) return;
    const away = (/** @type {() => boolean} */ gone, /** @type {() => string} */ text) => gone() && setTimeout(() => gone() && slip(text(), "note"), GRACE);
    const { places, host } = table.you;
    if (before.host) away(() => !this.presence.host, () => t(places.length ? "online-host-left" : "online-player-gone", { name: chairs.find((/** @type {any} */ chair) => chair.host)?.name ?? "" }));
    chairs.forEach((/** @type {any} */ chair, /** @type {number} */ place) => {
      const gone = () => !this.presence.seats[place] && Boolean(table.state.lobby.chairs[place]?.taken);
      if (before.seats[place] && !chair.host) away(gone, () => t(host ? "online-player-left" : "online-player-gone", { name: chair.name }));
    });
  }

  /** Say that the host plays by other rules now. @param {string} rules the rules at the table */
  anew(rules) {
    if (this.rules && this.rules !== rules && this.told === lang && !this.table.you.host) slip(t("online-set"), "note");
    [this.rules, this.told] = [rules, lang];
  }

  /** Say who has given up a seat. @param {any[]} chairs */
  freed(chairs) {
    const { places } = this.table.you;
    this.chairs.forEach((chair, place) => {
      if (chair.taken && chairs[place] && !chairs[place].taken && !this.mine.includes(place) && !places.includes(place)) slip(t("online-seat-left", { name: chair.name }), "note");
    });
    this.chairs = chairs;
    this.mine = [...places];
  }

  /** The place of ours that the machine plays for, if there is one. @returns {number | undefined} */
  held() {
    const chairs = this.table.state.lobby?.chairs ?? [];
    return this.table.you.places.find((place) => chairs[place]?.held);
  }

  /** The card, made anew where something has changed. */
  draw() {
    const { table, presence } = this;
    const { state, you } = table;
    if (!state?.lobby || !you) return;
    this.anew(state.rules.join());
    const away = presence?.host === false ? Math.max(0, Math.ceil(AWAY - presence.host_away - (Date.now() - this.since) / SECOND)) : null;
    const key = JSON.stringify([state.lobby, presence, you, away, state.running, state.awaits?.seat, document.documentElement.lang]);
    if (key === this.key) return;
    this.key = key;
    this.freed(state.lobby.chairs);
    const focused = this.home.contains(document.activeElement) ? document.activeElement?.getAttribute("data-act") : null;
    const missing = presence && state.lobby.chairs.some((/** @type {any} */ chair, /** @type {number} */ place) => !chair.machine && !(chair.taken && presence.seats[place]));
    const wanted = String(!state.running || missing);
    if (wanted !== this.wanted) this.home.open = wanted === "true";
    this.wanted = wanted;
    this.home.replaceChildren(
      h("summary", { class: "h" }, t("online-chairs"), h("span", { class: "code" }, table.code)),
      h("ul", { class: "chairs" }, state.lobby.chairs.map((/** @type {any} */ chair, /** @type {number} */ place) => this.chair(chair, place))),
      presence?.watching ? h("p", { class: "hint" }, t("online-watching", { count: presence.watching })) : "",
      away === null || you.host ? "" : this.gone(away),
      this.awaited(),
      you.places.length || you.host ? this.invitation() : this.sitting(),
    );
    if (focused) /** @type {HTMLElement | null} */ (this.home.querySelector(`[data-act="${focused}"]`))?.focus();
    if (!you.places.length && !you.host && !this.watching) this.join();
  }

  /** @param {any} chair @param {number} place */
  chair(chair, place) {
    const { state, you } = this.table;
    const here = Boolean(this.presence?.seats[place]);
    const seat = state.seats.find((/** @type {any} */ one) => one.place === place);
    const notes = [];
    if (you.places.includes(place)) notes.push(t("online-you"));
    if (chair.host) notes.push(t("online-is-host"));
    if (chair.machine) notes.push(label("ui-machine"));
    else if (chair.held) notes.push(t("online-is-held"));
    else notes.push(t(chair.taken ? (here ? "online-is-here" : "online-is-away") : "online-is-free"));
    const mine = you.places.includes(place);
    const acts = [];
    if (chair.held && (you.host || mine)) acts.push(this.act("give_back", "online-give-back", place, "lobby"));
    else if (you.host && !chair.machine && !mine && !here && state.running) acts.push(this.act("hold", "online-hold", place));
    if (you.host && chair.taken && !mine && !here) acts.push(this.act("free", "online-free-seat", place));
    if (you.host && chair.taken && !mine && here) acts.push(this.act("hand_over", "online-hand-over", place));
    const kind = here || chair.machine ? "here" : chair.taken ? "away" : "free";
    return h(
      "li",
      { class: `chair ${kind}` },
      seat ? figure(seat) : null,
      h("span", { class: "words" }, h("b", {}, chair.name), h("small", {}, notes.join(" · "))),
      acts.length ? h("span", { class: "acts-small" }, acts) : null,
    );
  }

  /** @param {string} wish @param {string} id @param {number} place @param {string} [type] */
  act(wish, id, place, type = "host") {
    return h("button", { type: "button", class: "plain small", "data-act": `${wish}-${place}`, onclick: () => this.table.command({ type, do: wish, place }) }, t(id));
  }

  /** For whom the table waits, where they are away. */
  awaited() {
    const { state } = this.table;
    const seat = state.awaits && !state.awaits.machine ? state.seats[state.awaits.seat] : null;
    if (!seat || this.presence?.seats[seat.place] !== false) return "";
    return h("p", { class: "note" }, t("online-waits-for", { name: seat.name }));
  }

  /** The host is gone: play goes on, and after a while somebody may take over. @param {number} away seconds still to wait */
  gone(away) {
    const claim = h("button", { type: "button", class: "plain small", "data-act": "claim", disabled: away > 0, onclick: () => this.table.command({ type: "lobby", do: "claim_host" }) }, t("online-claim"));
    return h("p", { class: "note" }, t("online-host-left"), " ", this.table.you.places.length ? claim : "", away > 0 ? h("small", {}, ` ${t("online-claim-wait", { seconds: away })}`) : "");
  }

  /** Link, code and picture to invite with; open as long as a seat is free. */
  invitation() {
    const { code, state } = this.table;
    const free = state.lobby.chairs.some((/** @type {any} */ chair) => !chair.machine && !chair.taken);
    return h(
      "details",
      { class: "invitation", open: this.inviting ?? free, ontoggle: (/** @type {Event} */ event) => this.toggled(event, free) },
      h("summary", {}, t("online-invite")),
      h("p", { class: "hint" }, t("online-invite-line")),
      HERE.test(location.hostname) && !this.elsewhere_too ? h("p", { class: "hint alone" }, t("online-alone")) : "",
      h("div", { class: "invite" }, h("img", { src: `/t/${code}/qr.svg`, alt: t("online-qr"), width: 116, height: 116 }), h("div", {}, h("p", { class: "bigcode", "aria-label": t("online-code") }, code), this.linked("online-link", "copy"))),
      state.lobby.watching ? h("div", { class: "watchlink" }, h("span", {}, t("online-watch-link")), this.linked("online-watch-link", "copy-watch", WATCH)) : "",
      this.table.you.host ? this.housekeeping() : this.leave(),
    );
  }

  /** The reader has opened or closed the invitation; drawing it tells the same of what it has drawn. @param {Event} event @param {boolean} free */
  toggled(event, free) {
    const open = /** @type {HTMLDetailsElement} */ (event.target).open;
    if (open !== (this.inviting ?? free)) this.inviting = open;
  }

  /** An address to send, with what copies it. @param {string} id what it is called @param {string} act @param {string} [end] of the address */
  linked(id, act, end = "") {
    const field = h("input", { readonly: true, value: "", "aria-label": t(id), class: "link-field", onfocus: () => field.select() });
    this.link().then((link) => (field.value = link + end));
    const copied = async () => {
      field.select(); // by hand where the browser has no clipboard for pages that come by plain http
      if (await navigator.clipboard?.writeText(field.value).then(() => true, () => false) || document.execCommand("copy")) slip(t("online-copied"), "ok");
    };
    return h("div", { class: "linkrow" }, field, h("button", { type: "button", class: "plain", "data-act": act, onclick: copied }, icon("copy"), t("online-copy")));
  }

  /** What the host may do with the table itself. */
  housekeeping() {
    const { state, code } = this.table;
    const watch = h("input", { type: "checkbox", checked: state.lobby.watching, onchange: () => this.table.command({ type: "host", do: "watching", watching: watch.checked }) });
    const gone = async () => {
      if (!(await confirmed("online-confirm-delete"))) return;
      await ask(`/t/${code}/delete`, {});
      this.table.leaving = true;
      location.assign("/");
    };
    return h("div", { class: "keeping" }, h("label", {}, watch, " ", t("online-let-watch")), h("button", { type: "button", class: "plain small danger", "data-act": "delete", onclick: gone }, t("online-delete")));
  }

  leave() {
    const leave = async () => {
      const { state, you } = this.table;
      if (state.running && !(await confirmed("online-confirm-leave"))) return;
      this.watching = true; // who has just got up is not asked to sit down
      await this.table.command({ type: "lobby", do: "leave", place: you.places[0] });
    };
    return h("div", { class: "keeping" }, h("button", { type: "button", class: "plain small", "data-act": "leave", onclick: leave }, t("online-free-seat")));
  }

  /** The address to send. @returns {Promise<string>} */
  async link() {
    const { link } = await ask(`/t/${this.table.code}/link.json`).catch(() => ({ link: location.origin + location.pathname }));
    if (!HERE.test(new URL(link).hostname)) {
      this.elsewhere_too = true;
      for (const one of document.querySelectorAll(".hint.alone")) one.remove();
    }
    return link;
  }

  /** For whoever only looks on. */
  sitting() {
    const free = location.hash !== WATCH && this.table.state.lobby.chairs.some((/** @type {any} */ chair) => !chair.machine && !chair.taken);
    return h("p", { class: "keeping" }, t("online-watch-only"), " ", free ? h("button", { type: "button", class: "plain small", "data-act": "join", onclick: () => this.join() }, t("online-sit")) : "");
  }

  /** Ask for a name, and sit down (UX-45). */
  join() {
    const { state, code } = this.table;
    this.watching = true; // asked once; the card asks again
    const free = state.lobby.chairs.flatMap((/** @type {any} */ chair, /** @type {number} */ place) => (chair.machine || chair.taken ? [] : [place]));
    const host = state.lobby.chairs.find((/** @type {any} */ chair) => chair.host)?.name ?? "";
    const name = h("input", { value: kept.get("name", ""), maxlength: LONGEST, autocomplete: "nickname", spellcheck: "false", required: true, id: "join-name" });
    const pawn = (/** @type {number} */ place) => figure(state.seats.find((/** @type {any} */ one) => one.place === place) ?? state.seats[0]);
    const choice = free.length < 2 ? null : h("fieldset", { class: "pawns" }, h("legend", {}, t("online-choose-seat")), free.map((/** @type {number} */ place, /** @type {number} */ n) => h("label", { class: "pawnpick" }, h("input", { type: "radio", name: "place", value: place, checked: n === 0 }), pawn(place), h("span", { class: "sr" }, String(place + 1)))));
    const sit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const place = Number(choice?.querySelector("input:checked")?.getAttribute("value") ?? free[0]);
      try {
        await ask(`/t/${code}/seat`, { name: name.value, place });
      } catch (error) {
        return slip(/** @type {Error} */ (error).message);
      }
      kept.set("name", name.value.trim());
      window_.close();
      this.table.line.again(); // with the key that the browser has now
    };
    const watch = h("button", { type: "button", class: "plain", onclick: () => window_.close() }, t("online-watch"));
    const full = free.length === 0;
    const body = full
      ? [h("p", {}, t("online-full")), h("footer", {}, watch)]
      : [h("p", {}, host ? t("online-join-line", { host }) : ""), h("label", { for: "join-name" }, t("online-name")), name, choice, h("footer", {}, h("button", { class: "act" }, t("online-sit")), watch)];
    const window_ = this.window("join", t("online-join"), h("form", { onsubmit: sit, class: "joinform" }, body));
    if (!full) name.focus();
  }

  /** Whom dice that are being sealed wait for. @param {any} state */
  sealing(state) {
    return sealing_text(state);
  }

  /** The same person plays on another page now (UX-48). */
  elsewhere() {
    const again = () => (window_.close(), this.table.line.again());
    const window_ = this.window("elsewhere", t("online-elsewhere"), h("div", {}, h("p", {}, t("online-elsewhere-line")), h("footer", {}, h("button", { type: "button", class: "act", onclick: again }, t("online-come-back")))));
  }

  /** @param {string} id @param {string} title @param {HTMLElement} body @returns {HTMLDialogElement} */
  window(id, title, body) {
    document.getElementById(id)?.remove();
    document.body.append(h("dialog", { id, class: "window small", "aria-labelledby": `${id}-h` }, h("header", {}, h("h2", { id: `${id}-h` }, title)), h("div", { class: "inner" }, body)));
    return open(id);
  }
}

/** Whom the dice that are being sealed wait for. @param {any} state @returns {string} */
function sealing_text(state) {
  const names = state.sealing.waiting.map((/** @type {number} */ place) => state.lobby?.chairs[place]?.name ?? state.seats[place]?.name).filter(Boolean);
  return names.length ? t("online-sealing", { names: names.join(", ") }) : t("online-sealing-all");
}

