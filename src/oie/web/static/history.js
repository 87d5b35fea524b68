/** History: the record of the round, on the screen and, alone, on paper (UX-65). */

import { $, h, icon } from "./dom.js";
import { label, lang, t } from "./text.js";
import { medal } from "./pawns.js";
import { has_round, reasons } from "./panels.js";
import { open } from "./dialogs.js";

/** @param {import("./table.js").TableType} table */
export function show(table) {
  draw(table);
  open("history", "history-h");
  const again = () => /** @type {HTMLDialogElement} */ ($("history")).open && draw(table);
  window.addEventListener("history", again);
  $("history").addEventListener("close", () => window.removeEventListener("history", again), { once: true });
  table.line.hello(true); // what was taken back, and every word in the language of now
}

/** @param {import("./table.js").TableType} table */
function draw(table) {
  const { state, history } = table;
  const home = $("record");
  if (!history.length || !has_round(state)) {
    home.replaceChildren(h("div", { class: "nothing" }, icon("goose"), h("p", {}, t("ui-history-empty"))));
    return;
  }
  const heads = ["ui-column-number", "ui-column-player", "ui-column-dice", "ui-column-path"];
  home.replaceChildren(
    head(table),
    h(
      "table",
      { class: "hist" },
      h("thead", {}, h("tr", {}, heads.map((id) => h("th", { scope: "col" }, label(id))))),
      h("tbody", {}, history.map((entry) => row(state, entry))),
    ),
  );
}

/** Names, game, options and date. @param {import("./table.js").TableType} table */
function head(table) {
  const { state, rules } = table;
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" }).format(new Date());
  return h(
    "div",
    { class: "meta" },
    h("p", {}, h("strong", {}, rules.title), ` · ${t("ui-round", { number: state.round })} · ${t("ui-history-date", { date: when })}`),
    h("p", { class: "who" }, state.seats.map((/** @type {any} */ one) => h("span", {}, medal(one), ` ${one.name} `))),
    h("details", {}, h("summary", {}, label("ui-rules-at-table")), h("ul", {}, rules.options.map((/** @type {any} */ o) => h("li", {}, o.text, " ", h("small", {}, o.clauses.join(", ")))))),
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
