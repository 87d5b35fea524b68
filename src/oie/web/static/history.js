/** History: the record of the round, on the screen and, alone, on paper (UX-65). */

import { $, ask, h, icon } from "./dom.js";
import { label, lang, t } from "./text.js";
import { medal } from "./pawns.js";
import { has_round, reasons } from "./panels.js";
import { open } from "./dialogs.js";

/** The round that is looked at: the running one, or an earlier one by its place. @type {{place: number, past: any} | null} */
let chosen = null;

/** @param {import("./table.js").TableType} table */
export function show(table) {
  chosen = null;
  draw(table);
  open("history", "history-h");
  const again = () => /** @type {HTMLDialogElement} */ ($("history")).open && draw(table);
  window.addEventListener("history", again);
  $("history").addEventListener("close", () => window.removeEventListener("history", again), { once: true });
  table.line.hello(true); // what was taken back, and every word in the language of now
}

/** @param {import("./table.js").TableType} table */
async function draw(table) {
  const { state, history } = chosen?.past ?? table;
  const home = $("record");
  const rounds = h("div", { class: "pastrounds" });
  if (!history.length || !has_round(state)) home.replaceChildren(rounds, h("div", { class: "nothing" }, icon("goose"), h("p", {}, t("ui-history-empty"))));
  else home.replaceChildren(rounds, head(table.rules, state, chosen === null), sheet(state, history));
  await past(table, rounds);
}

/** @param {any} state @param {any[]} history */
function sheet(state, history) {
  const heads = ["ui-column-number", "ui-column-player", "ui-column-dice", "ui-column-path"];
  return h(
    "table",
    { class: "hist" },
    h("thead", {}, h("tr", {}, heads.map((id) => h("th", { scope: "col" }, label(id))))),
    h("tbody", {}, history.map((/** @type {any} */ entry) => row(state, entry))),
  );
}

/** The rounds of this table, where there was more than one, with the options that were new in each (A000-17, UX-10). @param {import("./table.js").TableType} table @param {HTMLElement} home */
async function past(table, home) {
  const { rounds } = await ask(`/t/${table.code}/rounds.json?lang=${lang}`).catch(() => ({ rounds: [] }));
  if (rounds.length < 2) return;
  const last = rounds.length - 1;
  const look = async (/** @type {number} */ place) => {
    chosen = place === last ? null : { place, past: await ask(`/t/${table.code}/rounds/${place}.json?lang=${lang}`) };
    draw(table);
  };
  const name = (/** @type {any} */ one) => [t("ui-round", { number: one.round }), one.ended ? (one.winner === null ? t("web-drawn") : t("web-won", { name: one.winner })) : ""].filter(Boolean).join(" · ");
  const field = h("select", { id: "pastround", onchange: () => look(Number(field.value)) }, rounds.map((/** @type {any} */ one) => h("option", { value: one.place, selected: one.place === (chosen?.place ?? last) }, name(one))));
  const now = rounds[chosen?.place ?? last];
  home.replaceChildren(
    h("label", { for: "pastround" }, label("ui-history")),
    field,
    now.options.length ? h("p", { class: "hint" }, t("web-options-from", { number: now.round }), " ", now.options.join(" · ")) : "",
  );
}

/** Names, game, options and date. @param {any} rules @param {any} state @param {boolean} running whether the rules are those of this round */
function head(rules, state, running) {
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" }).format(new Date(state.begun * 1000));
  const options = running ? rules.options.map((/** @type {any} */ o) => h("li", {}, o.text, " ", h("small", {}, o.clauses.join(", ")))) : state.rules.slice(1).map((/** @type {string} */ text) => h("li", {}, text));
  return h(
    "div",
    { class: "meta" },
    h("p", {}, h("strong", {}, state.title), ` · ${t("ui-round", { number: state.round })} · ${t("ui-history-date", { date: when })}`),
    h("p", { class: "who" }, state.seats.map((/** @type {any} */ one) => h("span", {}, medal(one), ` ${one.name} `))),
    h("details", {}, h("summary", {}, label("ui-rules-at-table")), h("ul", {}, options)),
  );
}

/** @param {any} state @param {any} entry */
function row(state, entry) {
  const first = entry.sentences.find((/** @type {any} */ one) => one.seat !== null);
  const who = first ? state.seats[first.seat] : null;
  const text = entry.sentences.filter((/** @type {any} */ one) => one.kind !== "TurnCame").map((/** @type {any} */ one) => one.text);
  return h(
    "tr",
    { class: entry.taken_back ? "back" : null },
    h("td", { class: "num" }, entry.number ?? ""),
    h("td", { class: "name" }, who && entry.faces ? [medal(who), h("span", {}, ` ${who.name}`)] : ""),
    h("td", { class: "num pips" }, entry.faces ? entry.faces.join(" + ") : "–", entry.typed ? h("small", {}, ` ${label("ui-dice-real")}`) : null),
    h("td", {}, entry.taken_back ? t("ui-taken-back") : h("details", {}, h("summary", {}, text.join(" ")), reasons(entry))),
  );
}
