/** Panels: the cards beside the board. They show what the state says, and work nothing out. */

import { $, h, icon, picture } from "./dom.js";
import { label, t } from "./text.js";
import { figure, medal } from "./pawns.js";

const MANY = 3;
const CROWD = 7;
const LAST = 12;

/** True while a round is played or its end is shown. @param {any} state */
export const has_round = (state) => Boolean(state.awaits || state.result);

/** Is it somebody's turn? The heading that says so. @param {any} state @returns {string} */
export function turn_text(state) {
  const { awaits, result } = state;
  if (result) return result.winner === null ? t("ui-drawn") : t("web-won", { name: state.seats[result.winner].name });
  if (!awaits) return t("web-ready");
  const name = state.seats[awaits.seat].name;
  if (awaits.what === "choice" && !awaits.machine) return t("ui-choose-effect", { name });
  return t(awaits.machine ? "web-turn" : "ui-your-turn", { name });
}

/** The card of the turn, but for its dice and button. @param {any} state @param {string} said */
export function turn(state, said) {
  const seat = state.awaits?.seat ?? state.result?.winner ?? 0;
  $("who").replaceChildren(state.seats[seat] ? figure(state.seats[seat], true) : "");
  $("turn").textContent = turn_text(state);
  $("say").textContent = said;
}

/** @param {any} state @param {string} title */
export function heading(state, title) {
  $("title").textContent = title;
  const parts = [has_round(state) ? t("ui-round", { number: state.round }) : t("web-ready")];
  parts.push(t("web-fact-dice", { count: state.dice.count }));
  if (state.dice.kind === "real") parts.push(label("ui-dice-real"));
  $("sub").textContent = parts.join(" · ");
  document.title = title;
}

/** Everybody at the table. @param {any} state */
export function seats(state) {
  const many = state.seats.length >= MANY;
  $("seats").className = `seats${many ? " many" : ""}${state.seats.length >= CROWD ? " crowd" : ""}`;
  $("seats").replaceChildren(...state.seats.map((/** @type {any} */ one, /** @type {number} */ n) => seat(state, one, n)));
  const pool = $("pool");
  pool.hidden = state.pool === null;
  if (state.pool !== null) pool.replaceChildren(icon("counter"), h("span", { id: "pool-count" }, t("ui-pool", { count: state.pool })));
}

/** @param {any} state @param {any} one @param {number} n */
function seat(state, one, n) {
  const now = state.awaits?.seat === n;
  const notes = [has_round(state) ? (one.space ? t("web-space", { space: one.space }) : label("ui-start")) : ""];
  if (one.score) notes.push(t("web-rounds-won", { count: one.score }));
  if (one.kind === "machine") notes.push(t("ui-pace-value", { seconds: state.pace }));
  const tags = [];
  if (one.held) tags.push(h("span", { class: "tag hold" }, icon("lock"), label("ui-held")));
  if (one.waits) tags.push(h("span", { class: "tag wait" }, icon("clock"), t("ui-waits", { turns: one.waits })));
  if (now) tags.push(h("span", { class: "tag go" }, t("web-plays")));
  if (state.result?.winner === n) tags.push(h("span", { class: "tag go" }, icon("crown"), t("web-winner")));
  const purse = one.counters === null ? null : h("span", { class: "purse", "data-purse": n }, icon("counter"), h("span", { class: "sr" }, t("ui-counters", { count: one.counters })), h("span", { "aria-hidden": "true" }, String(one.counters)));
  const machine = one.kind === "machine" ? h("span", { class: "kind", title: label("ui-machine") }, icon("machine"), h("span", { class: "sr" }, label("ui-machine"))) : null;
  return h(
    "li",
    { class: now ? "seat now" : "seat", "aria-current": now ? "true" : null },
    figure(one, true),
    h("div", {}, h("b", {}, one.name), machine, purse, h("small", {}, notes.filter(Boolean).join(" · "))),
    h("span", { class: "tags" }, tags),
  );
}

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
  const drawn = kind.picture === "tricolour" ? h("span", { class: "bands" }, h("i", {}), h("i", {}), h("i", {})) : picture(kind.picture);
  return h("span", { class: `tile t-${kind.tone === "plain" ? "0" : kind.tone}`, "aria-hidden": "true" }, drawn);
}

/** The last throws, each of which opens to the reasons and clauses behind it. @param {any} state @param {any[]} history */
export function log(state, history) {
  const lines = [];
  for (const entry of [...history].reverse()) {
    const first = entry.sentences[0];
    if (!first || (!entry.faces && entry.number === null && lines.length === 0 && history.length > 1)) continue;
    lines.push(line(state, entry, first));
    if (lines.length >= LAST) break;
  }
  $("log").replaceChildren(...(lines.length ? lines : [h("li", { class: "none" }, t("ui-history-empty"))]));
}

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
  coin
    .animate([{ transform: "none" }, { transform: `translate(${b.left - a.left}px, ${b.top - a.top}px)` }], { duration: 500, easing: "ease-in" })
    .finished.finally(() => coin.remove());
}

/** What is said of a move, without whose turn it is now. @param {any[]} sentences @returns {string} */
export const said = (sentences) => (sentences ?? []).filter((one) => one.kind !== "TurnCame").map((one) => one.text).join(" ");
