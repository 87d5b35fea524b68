// Checks sealed dice without oie: `node examples/sealed_check.mjs FILE`, with Node and nothing else.
// FILE is a round saved by the game, or {"segment": {...}, "throws": [[6, 3], ...], "faces": 6}, or a page
// with such a block in it. The derivation is written down in docs/reference/sealed-dice.md.
// Exit 0: every throw is proved; 1: not; 2: there is nothing to check.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const stop = (code, what) => {
  console.error(what);
  process.exit(code);
};
const fail = (what) => stop(1, `not proved: ${what}`);
if (process.argv.length !== 3) stop(2, "usage: node sealed_check.mjs FILE");
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const number = (n) => { const b = Buffer.alloc(4); b.writeUInt32BE(n); return b; };
const sized = (bytes) => { const b = Buffer.alloc(2); b.writeUInt16BE(bytes.length); return Buffer.concat([b, bytes]); };

function check(segment, throws, faces) {
  if (segment.secret === null) fail("the secret was never shown");
  const secret = Buffer.from(segment.secret, "hex");
  const place = [sized(Buffer.from(segment.table, "utf8")), number(segment.round), number(segment.segment)];
  if (sha256(Buffer.concat([Buffer.from("oie.sealed.1\0"), ...place, secret])) !== segment.commitment) fail("the commitment");

  const keys = segment.contributions.map(({ k }) => Buffer.from(k ?? "", "hex"));
  segment.contributions.forEach(({ seat, c, k }, i) => {
    if (k !== null && sha256(keys[i]) !== c) fail(`the key of seat ${seat}`);
  });
  const pages = Buffer.alloc(2);
  pages.writeUInt16BE(keys.length);

  const values = (letter, n, count, ways) => {
    const found = [];
    for (let block = 0; found.length < count; block++) {
      const message = Buffer.concat([Buffer.from(letter), number(n), number(block), pages, ...keys.map(sized)]);
      const bytes = [...createHmac("sha256", secret).update(message).digest()];
      found.push(...bytes.filter((byte) => byte < 256 - (256 % ways)).map((byte) => byte % ways));
    }
    return found.slice(0, count);
  };

  segment.lots.forEach(({ of, drawn }, i) => {
    if (values("L", i + 1, 1, of)[0] !== drawn) fail(`lot ${i + 1}`);
  });
  throws.forEach((dice, i) => {
    const due = values("T", segment.first + i, dice.length, faces).map((value) => value + 1);
    if (String(due) !== String(dice)) fail(`throw ${segment.first + i}: expected ${due.join("+")}, got ${dice.join("+")}`);
  });
  console.log(`proved: ${segment.lots.length} lots and ${throws.length} throws from ${segment.first} on`);
}

const text = readFileSync(process.argv[2], "utf8");
const found = JSON.parse(text.match(/```json\n(.*?)```/s)?.[1] ?? text);
if (found.format === "oie-record") {
  const segments = found.dice.segments;
  if (!segments.length) stop(2, "the dice of this round were not sealed");
  const made = found.moves.filter((move) => move.throw && !move.taken_back).map((move) => move.throw);
  const faces = Number(found.ruleset.text.match(/^dice:.*faces: *(\d+)/m)?.[1] ?? 6);
  segments.forEach((segment, i) => {
    const end = segments[i + 1] ? segments[i + 1].first - 1 : made.length;
    check(segment, made.slice(segment.first - 1, end), faces);
  });
} else {
  check(found.segment, found.throws, found.faces ?? 6);
}
