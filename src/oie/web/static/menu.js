/** Menu: choosing a game. One click sets a table with what is usual, and the next one throws. */

import { $, ask, kept } from "./dom.js";
import { begin, label, lang, t } from "./text.js";
import { open, slip } from "./dialogs.js";
import { choose } from "./files.js";
import { own } from "./own.js";
import { form, usual } from "./setup.js";

begin();

/** @type {{read: () => Record<string, unknown>} | null} */
let asked = null;

/** @param {Record<string, unknown>} wish */
async function sit(wish) {
  const { address } = await ask("/tables", { pace: Number(kept.get("pace", "1")), ...wish });
  const guests = /** @type {any[]} */ (wish.seats).some((one) => one.kind === "guest");
  location.assign(guests ? address : `${address}#play`); // with guests the host begins when they are there
}

/** @param {() => Promise<void>} work */
async function tried(work) {
  document.body.setAttribute("aria-busy", "true");
  try {
    await work();
  } catch (error) {
    slip(/** @type {Error} */ (error).message);
  } finally {
    document.body.removeAttribute("aria-busy");
  }
}

/** @param {string} game */
async function play(game) {
  const data = await ask(`/games/${game}.json?lang=${lang}`);
  await sit({ ruleset: game, seats: usual(data), options: {}, dice: "system" });
}

/** @param {string} game */
async function prepare(game) {
  const made = await form(game);
  asked = made;
  $("setup-title").textContent = made.title;
  $("setup-go").hidden = false;
  $("setup-form").replaceChildren(made.element);
  open("setup", "setup-title");
}

async function resume() {
  const file = await choose();
  if (!file) return;
  const query = await elsewhere(file);
  if (query === null) return;
  const { address } = await ask(`/records${query}`, file);
  location.assign(address);
}

/** A round that was played from several places: who plays the others' seats now (UX-59)? @param {File} file @returns {Promise<string | null>} */
async function elsewhere(file) {
  const told = await file.text().then(JSON.parse).catch(() => null); // what is no record the server refuses
  if (!told?.table?.online || !Array.isArray(told.seats)) return "";
  const people = told.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ n) => (seat.kind === "person" ? [told.table.order?.[n]] : []));
  const others = people.filter((/** @type {number} */ place) => place !== Math.min(...people)).join();
  const window_ = /** @type {HTMLDialogElement} */ ($("others"));
  window_.returnValue = "";
  window_.showModal();
  return new Promise((done) =>
    window_.addEventListener("close", () => done({ screen: "", machine: `?machines=${others}`, guest: `?guests=${others}` }[window_.returnValue] ?? null), { once: true }),
  );
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const game = target.closest("[data-game]")?.getAttribute("data-game") ?? "";
  if (target.closest("[data-play]")) tried(() => play(game));
  else if (target.closest("[data-setup]")) tried(() => prepare(game));
  else if (target.closest("#resume")) tried(resume);
  else if (target.closest("#own")) tried(async () => void (asked = await own()));
  else if (target.closest("#setup-go") && asked) tried(() => sit(/** @type {any} */ (asked).read()));
  else if (target.closest("[data-close]")) $("setup").close();
});

$("joincode").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const code = $("code").value.toUpperCase().replace(/[^0-9A-Z]/g, "");
  if (code) location.assign(`/t/${code}`);
});

const last = kept.get("table", "");
if (/^\/t\/[0-9A-Z]+$/.test(last)) {
  const going = $("going");
  const link = Object.assign(document.createElement("a"), { href: last, textContent: t("web-go-on"), className: "plain" });
  going.append(t("web-round-waits"), " ", link);
  going.hidden = false;
}
document.documentElement.dataset.ready = label("ui-menu");
