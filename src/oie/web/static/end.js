/** End: the window after a round: who won, the score, and the race of all pawns (UX-90). */

import { $, calm, h, icon, s } from "./dom.js";
import { label, t } from "./text.js";
import { figure, medal } from "./pawns.js";
import { close, open } from "./dialogs.js";

const WIDE = 640;
const HIGH = 172;
const CONFETTI = ["#C8321F", "#F2B90F", "#1F5FA8", "#2F8A4C", "#F2A0BE", "#FFFFFF"];

/** @param {import("./table.js").TableType} table */
export function show(table) {
  const { state, history } = table;
  const { winner } = state.result;
  const throws = history.filter((e) => e.faces && !e.taken_back).length;
  const name = winner === null ? "" : state.seats[winner].name;
  const won = winner !== null && ours(table, state.seats[winner]);
  const act = (/** @type {string} */ key, /** @type {string} */ id, /** @type {string} */ kind, /** @type {() => void} */ go) =>
    h("button", { type: "button", class: kind, onclick: go }, key ? icon(key) : null, label(id));
  $("end-body").replaceChildren(
    scene(winner === null ? null : state.seats[winner], won),
    h("h2", { id: "end-h", tabindex: "-1" }, won ? icon("party") : null, winner === null ? t("web-drawn") : won ? label("ui-victory") : t("web-won", { name })),
    h("p", { class: "lead" }, winner === null ? t("ui-drawn") : t("ui-winner", { name, throws })),
    facts(state, throws),
    proof(table.proof) ?? "",
    race(state, history) ?? "",
    h(
      "div",
      { class: "acts" },
      again(table, act),
      act("history", "ui-history", "plain", () => table.do("history")),
      act("save", "ui-save", "plain", () => table.do("save")),
      act("board", "ui-back-to-board", "plain", () => close("end")),
      act("quit", "ui-quit", "plain", () => table.do("quit")),
    ),
  );
  table.odds?.report().then((/** @type {HTMLElement | null} */ made) => made && document.querySelector("#end-body .race")?.after(made));
  open("end", "end-h");
  if (!calm()) for (const one of document.querySelectorAll("#end .confetti rect")) fall(one);
}

/** Whether the winner is somebody at this screen: to the others it is no victory (UX-90). @param {import("./table.js").TableType} table @param {any} seat */
function ours(table, seat) {
  const machine = seat.kind === "machine" && table.state.seats.some((/** @type {any} */ one) => one.kind !== "machine");
  return !machine && (!table.you.online || !table.you.places.length || table.you.places.includes(seat.place));
}

/** The next round: the host opens it, who has a seat asks for it, who only looks on waits. @param {import("./table.js").TableType} table @param {any} act */
function again(table, act) {
  if (!table.you.host && !table.you.places.length) return null;
  const go = () => (close("end"), table.do("play"));
  return table.you.host ? act("play", "ui-new-round", "act", go) : h("button", { type: "button", class: "act", onclick: go }, t("online-ask-round"));
}

/** What sealed dice have proved, in one sentence. @param {{throws: number, wrong: string} | null} proof */
function proof(proof) {
  if (!proof) return null;
  const { throws, wrong } = proof;
  if (wrong) return h("p", { class: "proof wrong" }, icon("warn"), t("online-not-proved", { wrong: t(`online-wrong-${wrong}`) }));
  return h("p", { class: "proof" }, icon("lock"), h("span", {}, t("online-proved", { throws })));
}

/** @param {Element} one */
function fall(one) {
  const long = 900 + Math.random() * 600;
  one.animate([{ transform: `translateY(-${120 + Math.random() * 80}px)`, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: "none", opacity: 1 }], { duration: long, easing: "cubic-bezier(.2, .6, .4, 1)", fill: "backwards" });
}

/** The winner's pawn with a crown on the pond. @param {any} seat @param {boolean} merry whether there is confetti */
function scene(seat, merry) {
  const place = (/** @type {string} */ name, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) => s("use", { href: `#b-${name}`, x: x - size / 2, y: y - size / 2, width: size, height: size });
  let seed = 63;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const confetti = Array.from({ length: merry ? 46 : 0 }, () => {
    const [x, y] = [10 + chance() * 700, 4 + chance() * 146];
    const turned = s("g", { transform: `rotate(${(chance() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})` });
    turned.append(s("rect", { x: x.toFixed(0), y: y.toFixed(0), width: 7 + Math.floor(chance() * 5), height: 4, rx: 1, fill: CONFETTI[Math.floor(chance() * CONFETTI.length)] }));
    return turned;
  });
  const pawn = seat && s("svg", { x: 276, y: 62, width: 168, height: 168, viewBox: "-3 1 54 57" }, figure(seat).firstElementChild);
  return h(
    "div",
    { class: "scene" },
    s(
      "svg",
      { viewBox: "0 0 720 236", preserveAspectRatio: "xMidYMax slice", "aria-hidden": "true", focusable: "false" },
      s("ellipse", { class: "hill", cx: 560, cy: 260, rx: 460, ry: 150 }),
      s("ellipse", { class: "bank", cx: 360, cy: 204, rx: 262, ry: 52 }),
      s("ellipse", { class: "pond", cx: 360, cy: 206, rx: 246, ry: 44 }),
      s("path", { class: "ripple", "stroke-width": 4, d: "M180 196h50M470 226h64M250 232h40M500 186h30" }),
      place("gosling", 224, 190, 34),
      place("gosling", 496, 196, 30),
      place("lily", 178, 216, 36),
      place("lily", 548, 206, 40),
      s("g", { class: "confetti" }, confetti),
      pawn,
      seat && s("use", { href: "#i-crown", x: 358, y: 30, width: 48, height: 48 }),
    ),
  );
}

/** @param {any} state @param {number} throws */
function facts(state, throws) {
  const fact = (/** @type {any} */ big, /** @type {string} */ small) => h("div", { class: "fact" }, h("b", {}, big), h("span", {}, small));
  const two = state.seats.length === 2;
  const score = two ? fact(state.seats.map((/** @type {any} */ one) => one.score).join(" – "), `${label("ui-score")} (${state.seats.map((/** @type {any} */ one) => one.name).join(" – ")})`) : null;
  const many = two ? null : h("ul", { class: "scores" }, state.seats.map((/** @type {any} */ one) => h("li", {}, medal(one), ` ${t("ui-score-line", { name: one.name, points: one.score })}`)));
  return h("div", { class: "facts" }, state.result.winner === null ? null : fact(String(throws), t("web-throws", { count: throws })), fact(String(state.round), t("web-round")), score, many);
}

/** Where all pawns stood after every move. @param {any} state @param {any[]} history */
function race(state, history) {
  const spots = [state.seats.map(() => state.start)];
  for (const entry of history) {
    if (entry.taken_back || !entry.faces) continue;
    const next = [...spots[spots.length - 1]];
    for (const event of entry.events) if (event.end !== undefined) next[event.seat] = event.end;
    spots.push(next);
  }
  if (spots.length < 3) return null;
  const [left, right, low] = [34, 26, 26];
  const x = (/** @type {number} */ i) => left + (i * (WIDE - left - right)) / (spots.length - 1);
  const y = (/** @type {number} */ n) => HIGH - low - (n * (HIGH - 48)) / state.goal;
  const marks = [0, 1, 2, 3].map((k) => Math.round((k * state.goal) / 3));
  const kind = (/** @type {any} */ seat) => document.querySelector(`#pawn-${seat.colour} > g`)?.getAttribute("class") ?? "";
  return h(
    "div",
    { class: "race" },
    s(
      "svg",
      { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": t("web-race") },
      marks.map((n) => [s("path", { class: "grid", d: `M${left} ${y(n).toFixed(1)}H${WIDE - 10}` }), s("text", { class: "grid", x: left - 6, y: (y(n) + 4).toFixed(1) }, String(n))]),
      state.seats.map((/** @type {any} */ seat, /** @type {number} */ who) => {
        const d = spots.map((spaces, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(spaces[who]).toFixed(1)}`).join("");
        return s("path", { class: `run ${kind(seat).replace("pawn", "")}`, d, "stroke-dasharray": ["none", "7 5", "2 4", "10 3 2 3"][who % 4] });
      }),
      state.seats.map((/** @type {any} */ seat, /** @type {number} */ who) => {
        const drawn = medal(seat);
        for (const [name, value] of Object.entries({ x: x(spots.length - 1) - 10, y: y(spots[spots.length - 1][who]) - 10, width: 20, height: 20 })) drawn.setAttribute(name, String(value));
        return drawn;
      }),
    ),
  );
}
