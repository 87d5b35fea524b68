/** Dice: cubes that show what the authority threw. The thrown face is always the front one, so that nothing is read at an angle. */

import { calm, h, s } from "./dom.js";
import { lang, t } from "./text.js";

/** Front face -> the faces on top and at the right. */
const SIDES = /** @type {Record<number, [number, number]>} */ ({ 1: [2, 3], 2: [6, 3], 3: [2, 6], 4: [5, 1], 5: [1, 3], 6: [5, 3] });
/** Where the pips of a face lie, in tenths. */
const PIPS = /** @type {Record<number, [number, number][]>} */ ({
  1: [[5, 5]],
  2: [[2.8, 2.8], [7.2, 7.2]],
  3: [[2.6, 2.6], [5, 5], [7.4, 7.4]],
  4: [[2.8, 2.8], [7.2, 2.8], [2.8, 7.2], [7.2, 7.2]],
  5: [[2.7, 2.7], [7.3, 2.7], [5, 5], [2.7, 7.3], [7.3, 7.3]],
  6: [[2.8, 2.4], [7.2, 2.4], [2.8, 5], [7.2, 5], [2.8, 7.6], [7.2, 7.6]],
});
const ROLL = 900;
const APART = 80;

/** @param {number} n @param {string} place */
function face(n, place) {
  const pips = (PIPS[n] ?? []).map(([x, y]) => s("circle", { class: n === 1 ? "pip one" : "pip", cx: x, cy: y, r: n === 1 ? 1.5 : 0.98 }));
  return h("i", { class: place }, s("svg", { viewBox: "0 0 10 10" }, pips));
}

/** @param {number} n @param {number} tilt */
function die(n, tilt) {
  if (!SIDES[n]) return h("span", { class: "die flat" }, h("b", {}, String(n)));
  const [top, side] = SIDES[n];
  const beside = tilt % 3 === 1 ? face(7 - side, "left") : face(side, "right"); // the one that its tilt shows
  return h("span", { class: "die" }, h("span", { class: `cube k${tilt % 3}` }, h("i", { class: "core" }), beside, face(top, "top"), face(n, "front")));
}

/**
 * Show a throw, or empty places before the first.
 * @param {HTMLElement} home @param {number[] | null} faces @param {number} count
 */
export function show(home, faces, count) {
  const key = `${faces} ${count} ${lang}`;
  if (home.dataset.key === key) return;
  home.dataset.key = key;
  home.classList.toggle("three", count > 2);
  if (!faces) {
    home.replaceChildren(...Array.from({ length: count }, () => h("span", { class: "die empty", "aria-hidden": "true" })));
    home.removeAttribute("aria-label");
    home.removeAttribute("role");
    return;
  }
  const total = faces.reduce((a, b) => a + b, 0);
  home.setAttribute("role", "img");
  home.setAttribute("aria-label", `${t("ui-dice")} ${faces.join(" + ")}. ${t("ui-total", { total })}`);
  home.replaceChildren(...faces.map(die), h("span", { class: "sum" }, String(total)));
}

/**
 * Let the dice tumble to what they show.
 * @param {HTMLElement} home
 * @returns {Animation[]} none where the reader asked for calm
 */
export function tumble(home) {
  if (calm()) return [];
  const cubes = [...home.querySelectorAll(".cube")].map((cube, i) =>
    cube.animate(
      [
        { transform: "translate(-40px, -70px) scale(.8) rotate3d(1, 1, .3, 540deg)", offset: 0 },
        { transform: "translate(0, 4px) scale(1) rotate3d(1, 1, .3, -12deg)", offset: 0.7 }, // and on to how it lies
      ],
      { duration: ROLL, delay: i * APART, easing: "cubic-bezier(.2, .7, .3, 1)", fill: "backwards" },
    ),
  );
  const sum = home.querySelector(".sum")?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: ROLL });
  return sum ? [...cubes, sum] : cubes;
}
