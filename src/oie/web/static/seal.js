/**
 * Seal: this page's part in sealed dice. Before the first throw it seals a key of its own and opens it; after the last
 * one it checks the whole round by itself: secret, keys, lots and throws (docs/reference/sealed-dice.md).
 *
 * The digest comes from a vendored file, because browsers keep theirs back on pages that come by plain http.
 */

import "./vendor/sha256.js";

/** @type {any} */
const sha256 = /** @type {any} */ (window).sha256;
const TAG = "oie.sealed.1\0";
const KEY_BYTES = 16;
const THROW = 0x54;
const LOT = 0x4c;

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
/** @param {Uint8Array | number[]} raw */
const hex = (raw) => Array.from(raw, (one) => one.toString(16).padStart(2, "0")).join("");
/** @param {number} value @param {number} size bytes, the most significant first */
const number = (value, size) => Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** (size - 1 - i)) % 256);

/** The key that this page has sealed for a commitment, kept over a reload. @param {string} commitment */
function key(commitment) {
  const name = `oie-key-${commitment.slice(0, 16)}`;
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const made = hex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  sessionStorage.setItem(name, made);
  return made;
}

/** @type {Set<string>} what was said already: phase, commitment and place */
const said = new Set();
/** @type {Map<string, string>} commitment -> the key that this page has opened, and that was taken */
const opened = new Map();

/**
 * Answer what the table asks of this page.
 * @param {any} sealing of the state @param {number[]} places that this page acts for
 * @param {(wish: Record<string, unknown>) => Promise<unknown>} ask
 */
export function answer(sealing, places, ask) {
  const place = sealing?.waiting.find((/** @type {number} */ one) => places.includes(one));
  if (place === undefined) return;
  const { commitment } = sealing.segment;
  const step = `${sealing.phase} ${commitment} ${place}`;
  if (said.has(step)) return;
  said.add(step);
  const k = key(commitment);
  const opening = sealing.phase === "opening";
  const wish = opening ? { do: "open", place, k } : { do: "seal", place, c: sha256.hex(bytes(k)) };
  ask({ type: "lobby", ...wish }).then(
    () => opening && opened.set(commitment, k),
    () => said.delete(step), // a line that breaks: asked again with the next state
  );
}

/**
 * What of a round is proved: every segment whose secret is shown, and the throws made with it.
 * @param {any[]} segments of the state @param {number[][]} throws of the round, in order
 * @returns {{throws: number, wrong: string}} how many throws are proved, and the first thing that is wrong, or ""
 */
export function prove(segments, throws) {
  let proved = 0;
  for (const [place, segment] of segments.entries()) {
    if (!segment.secret) continue;
    const until = segments[place + 1]?.first ?? throws.length + 1;
    const wrong = fault(segment, throws.slice(segment.first - 1, until - 1));
    if (wrong) return { throws: proved, wrong };
    proved += until - segment.first;
  }
  return { throws: proved, wrong: "" };
}

/** @param {any} segment @param {number[][]} throws @returns {string} what is wrong, or "" */
function fault(segment, throws) {
  const secret = bytes(segment.secret);
  const code = new TextEncoder().encode(segment.table);
  const told = [...new TextEncoder().encode(TAG), ...number(code.length, 2), ...code, ...number(segment.round, 4), ...number(segment.segment, 4), ...secret];
  if (sha256.hex(told) !== segment.commitment) return "commitment";
  for (const page of segment.contributions) {
    if (page.k !== null && sha256.hex(bytes(page.k)) !== page.c) return "key";
  }
  const own = opened.get(segment.commitment);
  if (own && !segment.contributions.some((/** @type {any} */ page) => page.k === own)) return "left-out";
  const keys = segment.contributions.map((/** @type {any} */ page) => bytes(page.k ?? ""));
  for (const [i, lot] of segment.lots.entries()) {
    if (draw(secret, keys, LOT, i + 1, lot.of) !== lot.drawn) return "lot";
  }
  for (const [i, faces] of throws.entries()) {
    if (fall(secret, keys, segment.first + i, faces.length).join() !== faces.join()) return "throw";
  }
  return "";
}

/** The bytes of a throw or a lot, one block after the other. @param {Uint8Array} secret @param {Uint8Array[]} keys @param {number} letter @param {number} n */
function* stream(secret, keys, letter, n) {
  const opened = [...number(keys.length, 2), ...keys.flatMap((one) => [...number(one.length, 2), ...one])];
  for (let block = 0; ; block += 1) yield* sha256.hmac.array(secret, [letter, ...number(n, 4), ...number(block, 4), ...opened]);
}

/** @param {Iterator<number>} from @param {number} n */
function pick(from, n) {
  const limit = 256 - (256 % n);
  for (;;) {
    const value = from.next().value;
    if (value < limit) return value % n;
  }
}

/** @param {Uint8Array} secret @param {Uint8Array[]} keys @param {number} letter @param {number} number @param {number} n */
const draw = (secret, keys, letter, number, n) => pick(stream(secret, keys, letter, number), n);

/** A throw. @param {Uint8Array} secret @param {Uint8Array[]} keys @param {number} number @param {number} count @param {number} [faces] */
function fall(secret, keys, number, count, faces = 6) {
  const from = stream(secret, keys, THROW, number);
  return Array.from({ length: count }, () => pick(from, faces) + 1);
}
