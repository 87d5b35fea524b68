/** Panels: the cards beside the board. They show what the state says, and work nothing out. */

import { $, arrange, h, icon, picture, put } from "./dom.js";
import { label, lang, t } from "./text.js";
import { figure, medal } from "./pawns.js";

const MANY = 3;
const CROWD = 7;
const LAST = 12;

/** True while a round is played or its end is shown. @param {any} state */
export const has_round = (state) => Boolean(state.awaits || state.result);

/**
 * Is it somebody's turn? The heading that says so, to whoever acts for `places`; to everybody where none are given.
 * @param {any} state @param {number[] | null} [places] @returns {string}
 */
export function turn_text(state, places = null) {
  const { awaits, result } = state;
  if (result) return result.winner === null ? t("ui-drawn") : t("web-won", { name: state.seats[result.winner].name });
  if (!awaits) return t("web-ready");
  const name = state.seats[awaits.seat].name;
  const mine = !awaits.machine && (places === null || places.includes(state.seats[awaits.seat].place));
  if (awaits.what === "choice" && mine) return t("ui-choose-effect", { name });
  return t(mine ? "ui-your-turn" : "web-turn", { name });
}

/** A place for the pawn of a seat, drawn anew only where that looks otherwise. @param {any} home @param {any} seat */
function portray(home, seat) {
  const key = [seat.colour, seat.mark, seat.held, seat.waits].join(" ");
  if (home.dataset.key === key) return;
  home.dataset.key = key;
  home.replaceChildren(figure(seat, true));
}

/** The card of the turn, but for its dice and button. @param {any} state @param {string} said @param {number[]} places that this page acts for */
export function turn(state, said, places) {
  portray($("who"), state.seats[state.awaits?.seat ?? state.result?.winner ?? 0]);
  put($("turn"), turn_text(state, places));
  put($("say"), said);
}

/** @param {any} state @param {string} title */
export function heading(state, title) {
  put($("title"), title);
  const parts = [has_round(state) ? t("ui-round", { number: state.round }) : t("web-ready")];
  parts.push(t("web-fact-dice", { count: state.dice.count }));
  if (state.dice.kind === "real") parts.push(label("ui-dice-real"));
  put($("sub"), parts.join(" · "));
  if (document.title !== title) document.title = title;
}

/** Everybody at the table: a line that says the same as before stays as it is. @param {any} state */
export function seats(state) {
  const home = $("seats");
  const many = state.seats.length;
  const kind = `seats${many >= MANY ? " many" : ""}${many >= CROWD ? " crowd" : ""}${has_round(state) ? "" : " idle"}`;
  if (home.className !== kind) home.className = kind;
  while (home.children.length > many) home.lastElementChild.remove();
  state.seats.forEach((/** @type {any} */ one, /** @type {number} */ n) => seat(home.children[n] ?? home.appendChild(place()), state, one, n));
  const pool = $("pool");
  pool.hidden = state.pool === null;
  if (pool.hidden) return;
  if (!pool.firstChild) pool.append(icon("counter"), h("span", { id: "pool-count" }));
  put($("pool-count"), t("ui-pool", { count: state.pool }));
}

/** The line of nobody yet. */
const place = () => h("li", {}, h("span", { class: "portrait" }), h("div", {}), h("span", { class: "tags" }));

/** @param {any} home its line @param {any} state @param {any} one @param {number} n */
function seat(home, state, one, n) {
  const now = state.awaits?.seat === n;
  const notes = [has_round(state) ? (one.space ? t("web-space", { space: one.space }) : label("ui-start")) : ""];
  if (one.score) notes.push(t("web-rounds-won", { count: one.score }));
  if (one.kind === "machine") notes.push(t("web-pace", { seconds: state.pace }));
  const note = notes.filter(Boolean).join(" · ");
  const won = state.result?.winner === n;
  const key = [one.name, one.kind, one.counters, one.held, one.waits, note, now, won, lang].join("|");
  if (home.dataset.key === key) return;
  home.dataset.key = key;
  home.className = now ? "seat now" : "seat";
  if (now) home.setAttribute("aria-current", "true");
  else home.removeAttribute("aria-current");
  const [portrait, words, tags] = home.children;
  portray(portrait, one);
  words.replaceChildren(...[h("b", {}, one.name), one.kind === "machine" && machine(), h("div", { class: "under" }, h("small", {}, note), one.counters !== null && purse(one, n))].filter(Boolean));
  tags.replaceChildren(
    ...[
      one.held && h("span", { class: "tag hold" }, icon("lock"), label("ui-held")),
      one.waits && h("span", { class: "tag wait" }, icon("clock"), t("ui-waits", { turns: one.waits })),
      now && h("span", { class: "tag go" }, t("web-plays")),
      won && h("span", { class: "tag go" }, icon("crown"), t("web-winner")),
    ].filter(Boolean),
  );
}

const machine = () => h("span", { class: "kind", title: label("ui-machine") }, icon("machine"), h("span", { class: "sr" }, label("ui-machine")));

/** @param {any} one @param {number} n */
const purse = (one, n) => h("span", { class: "purse", "data-purse": n }, icon("counter"), h("span", { class: "sr" }, t("ui-counters", { count: one.counters })), h("span", { "aria-hidden": "true" }, String(one.counters)));

/** The kinds of special spaces. @param {any} rules */
export function legend(rules) {
  const many = rules.kinds.length > 6;
  $("legend").className = many ? "legend fine" : "legend";
  $("legend").replaceChildren(
    ...rules.kinds.map((/** @type {any} */ kind) =>
      h("li", { class: kind.spaces.length > 22 ? "broad" : null }, tile(kind), h("span", {}, h("b", {}, kind.name), " ", h("span", { class: "at" }, kind.spaces), h("small", {}, kind.effect))),
    ),
  );
  $("short").textContent = rules.short;
  $("playedcard").open = matchMedia("(min-width: 1600px)").matches;
  $("played").replaceChildren(
    ...rules.options.map((/** @type {any} */ option) => h("li", {}, h("span", {}, option.text), h("small", {}, option.clauses.join(", ")))),
  );
  if (!rules.options.length) $("played").replaceChildren(h("li", {}, t("web-no-options")));
}

/** The picture of a kind on the colour of what it does. @param {any} kind */
export function tile(kind) {
  const banded = kind.picture === "tricolour";
  const drawn = banded ? h("span", { class: "bands" }, h("i", {}), h("i", {}), h("i", {})) : picture(kind.picture);
  return h("span", { class: `tile${banded ? " banded" : ""} t-${kind.tone === "plain" ? "0" : kind.tone}`, "aria-hidden": "true" }, drawn);
}

/** The last throws, each of which opens to the reasons and clauses behind it. @param {any} state @param {any[]} history */
export function log(state, history) {
  const lines = [];
  for (const entry of [...history].reverse()) {
    const first = entry.sentences[0];
    if (!first || (!entry.faces && entry.number === null && lines.length === 0 && history.length > 1)) continue;
    const drawn = drawn_lines.get(entry) ?? line(state, entry, first);
    drawn_lines.set(entry, drawn);
    lines.push(drawn);
    if (lines.length >= LAST) break;
  }
  arrange($("log"), lines.length ? lines : [h("li", { class: "none" }, t("ui-history-empty"))]);
}

/** Lines that were drawn for entries of the history, as long as these are kept. @type {WeakMap<object, any>} */
const drawn_lines = new WeakMap();

/** @param {any} state @param {any} entry @param {any} first */
function line(state, entry, first) {
  const who = first.seat === null ? null : state.seats[first.seat];
  return h(
    "li",
    { class: entry.taken_back ? "back" : null },
    h("span", { class: "n" }, entry.number ?? ""),
    who ? medal(who) : h("span", {}),
    h("details", {}, h("summary", {}, first.text), reasons(entry)),
    h("span", { class: "pips" }, entry.faces ? entry.faces.join(" + ") : ""),
  );
}

/** Every sentence of a move with its clauses. @param {any} entry */
export function reasons(entry) {
  return h(
    "ul",
    { class: "why" },
    entry.sentences.map((/** @type {any} */ one) => h("li", {}, one.text, one.clauses.length ? h("small", {}, ` ${one.clauses.join(", ")}`) : null)),
  );
}

/** A counter flies from a purse into the pool. @param {any} event a payment */
export function pay(event) {
  const purse = document.querySelector(`[data-purse="${event.seat}"]`);
  const pool = $("pool");
  if (!purse || pool.hidden || !event.amount) return;
  const [a, b] = [purse.getBoundingClientRect(), pool.getBoundingClientRect()];
  const coin = h("span", { class: "flying" }, icon("counter"));
  document.body.append(coin);
  coin.style.setProperty("left", `${a.left}px`);
  coin.style.setProperty("top", `${a.top}px`);
  coin.animate([{ transform: "none" }, { transform: `translate(${b.left - a.left}px, ${b.top - a.top}px)` }], { duration: 500, easing: "ease-in" }).onfinish = () => coin.remove();
}

/** Say a sentence to who does not look; the same sentence twice is said twice. @param {string} text */
export function speak(text) {
  const home = $("status");
  home.append(h("p", {}, text));
  while (home.children.length > 2) home.firstElementChild?.remove();
}

/** What is said of a move, without whose turn it is now. @param {any[]} sentences @returns {string} */
export const said = (sentences) => (sentences ?? []).filter((one) => one.kind !== "TurnCame").map((one) => one.text).join(" ");
