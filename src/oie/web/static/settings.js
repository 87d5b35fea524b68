/** Settings: how this page looks and sounds; for the host, the machine's pace and, between rounds, what is played. */

import { $, ask, cookie, h, kept, wear } from "./dom.js";
import { label, lang, t } from "./text.js";
import { open, slip } from "./dialogs.js";
import { form } from "./setup.js";
import { chances as chances_at } from "./tools.js";

const NAMES = /** @type {Record<string, string>} */ ({ en: "English", fr: "Français", ms: "Bahasa Melayu", pt: "Português" });
const AGAIN = 2000;
const THEMES = ["", "light", "dark", "contrast"];

/** @param {import("./table.js").TableType} table */
export async function show(table) {
  await draw(table);
  open("settings", "settings-h");
}

/** @param {import("./table.js").TableType} table */
async function draw(table) {
  const theme = document.documentElement.dataset.theme ?? "";
  $("settings-body").replaceChildren(
    choice(label("ui-language"), "lang", Object.entries(NAMES), lang, async (code) => {
      await table.language(code);
      await draw(table);
    }),
    choice(t("web-theme"), "theme", THEMES.map((one) => [one, t(`web-theme-${one || "system"}`)]), theme, dress),
    ...(table.you.host ? [pace(table), h("p", { class: "hint", id: "pace-hint" }, t("ui-help-pace"))] : []),
    choice(t("web-motion"), "motion", [["full", t("web-motion-full")], ["fast", t("web-motion-fast")]], kept.get("motion", "full"), (value) => kept.set("motion", value)),
    await chances(table),
    choice(label("ui-keys"), "keys", [["on", label("ui-yes")], ["off", label("ui-no")]], kept.get("keys", "on"), (value) => kept.set("keys", value)),
    ...(table.you.host ? [await rounds(table)] : []),
  );
}

/** Everybody's chance to win, off unless the reader wants it; where packages are missing, how to get them. @param {import("./table.js").TableType} table */
async function chances(table) {
  const { ready, installing, installs, command } = await ask("/odds.json").catch(() => ({ ready: false, command: "" }));
  const made = choice(t("odds-switch"), "odds", [["off", label("ui-no")], ["on", label("ui-yes")]], ready ? kept.get("odds", "off") : "off", (value) => {
    kept.set("odds", value);
    chances_at(table);
  });
  made.disabled = !ready;
  made.append(h("p", { class: "hint" }, ready ? t("odds-switch-why") : installing ? t("odds-installing") : t("odds-missing", { command })));
  if (ready || !(installs || installing)) return made;
  const bring = async () => {
    if (!installing) await ask("/odds/install", {});
    const { element } = await waited(table);
    home.replaceWith(element);
  };
  const button = h("button", { type: "button", class: "plain", disabled: installing, onclick: bring }, t("odds-install"));
  const home = h("div", {}, made, button);
  if (installing) bring();
  return home;
}

/** Wait until what the chances need is there, and draw the switch anew. @param {import("./table.js").TableType} table */
async function waited(table) {
  slip(t("odds-installing"), "note");
  for (;;) {
    await new Promise((done) => setTimeout(done, AGAIN));
    const { ready, installing } = await ask("/odds.json");
    if (ready || !installing) return { element: await chances(table) };
  }
}

/** Choose a theme, for this page, the next ones and the other tabs. @param {string} value */
export function dress(value) {
  cookie("theme", value);
  kept.set("theme", value); // tells the other tabs
  wear(value);
}

/**
 * A row of buttons of which one is chosen.
 * @param {string} title @param {string} name @param {string[][]} values @param {string} chosen @param {(value: string) => void} change
 */
function choice(title, name, values, chosen, change) {
  return h(
    "fieldset",
    { class: "choice" },
    h("legend", {}, title),
    values.map(([value, text]) =>
      h("label", { class: "pill", lang: name === "lang" ? value : null }, h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => change(value) }), h("span", {}, text)),
    ),
  );
}

/** @param {import("./table.js").TableType} table */
function pace(table) {
  const shown = h("output", { for: "pace" }, t("ui-pace-value", { seconds: table.state.pace }));
  const field = h("input", {
    type: "range", id: "pace", min: "0.25", max: "3", step: "0.25", value: table.state.pace, "aria-describedby": "pace-hint",
    oninput: () => (shown.textContent = t("ui-pace-value", { seconds: Number(field.value) })),
    onchange: async () => {
      const value = Number(field.value);
      if (await table.command({ type: "host", do: "pace", pace: value })) kept.set("pace", String(value));
    },
  });
  return h("div", { class: "field" }, h("label", { for: "pace" }, label("ui-pace")), field, shown);
}

/** What is played: locked while a round runs (UX-11). @param {import("./table.js").TableType} table */
async function rounds(table) {
  if (table.state.running) return h("p", { class: "hint locked" }, t("ui-locked"));
  const seats = [...table.state.seats].sort((a, b) => a.place - b.place);
  const asked = await form(table.state.ruleset, { seats, dice: table.state.dice.kind, address: `/t/${table.code}` });
  const go = h("button", { type: "button", class: "act", onclick: async () => {
    try {
      await ask(`/t/${table.code}/settings`, asked.read());
      $("settings").close();
      slip(t("web-set"), "ok");
    } catch (error) {
      slip(/** @type {Error} */ (error).message);
    }
  } }, t("web-set-table"));
  return h("section", { class: "rounds" }, h("h3", {}, t("web-next-round")), asked.element, go);
}
