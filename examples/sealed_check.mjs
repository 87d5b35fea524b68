// Checks sealed dice without oie: `node examples/sealed_check.mjs FILE`, with Node and nothing else.
// FILE is JSON, {"segment": {...}, "throws": [[6, 3], ...], "faces": 6}, or a page with such a block in it.
// The derivation is written down in docs/reference/sealed-dice.md. Exit 0: every throw is proved; 1: not.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const text = readFileSync(process.argv[2], "utf8");
const { segment, throws, faces = 6 } = JSON.parse(text.match(/```json\n(.*?)```/s)?.[1] ?? text);

const fail = (what) => {
  console.error(`not proved: ${what}`);
  process.exit(1);
};
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const number = (n) => { const b = Buffer.alloc(4); b.writeUInt32BE(n); return b; };
const sized = (bytes) => { const b = Buffer.alloc(2); b.writeUInt16BE(bytes.length); return Buffer.concat([b, bytes]); };

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
