/** Files: saving a round where the reader wants it, and taking up one that was saved. */

import { $, ask, kept } from "./dom.js";
import { confirmed, slip } from "./dialogs.js";
import { t } from "./text.js";

const KINDS = [{ description: "JSON", accept: { "application/json": [".json"] } }];
const MOST = 1024 * 1024;

/** Where the browser offers it the reader chooses the place, elsewhere the file is downloaded (UX-51). @param {string} code */
export async function save(code) {
  try {
    const answer = await fetch(`/t/${code}/record.json`);
    if (!answer.ok) throw new Error((await answer.json()).message);
    const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "oie.json";
    const picker = /** @type {any} */ (window).showSaveFilePicker;
    if (!picker || kept.get("picker", "on") === "off") {
      const blob = URL.createObjectURL(await answer.blob());
      const link = Object.assign(document.createElement("a"), { href: blob, download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(blob), 10000);
      return slip(t("ui-saved-as", { file: name }), "ok");
    }
    const text = await answer.text();
    const file = await picker.call(window, { suggestedName: name, types: KINDS });
    const stream = await file.createWritable();
    await stream.write(text);
    await stream.close();
    slip(t("ui-saved-as", { file: file.name }), "ok");
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") slip(/** @type {Error} */ (error).message); // closing the picker is no error
  }
}

/** Let the reader choose a file; null where nothing was chosen. @param {string} [accept] the kinds of file @returns {Promise<File | null>} */
export function choose(accept = "application/json,.json") {
  const field = /** @type {HTMLInputElement} */ ($("file"));
  field.accept = accept;
  field.value = ""; // the same file may be opened twice in a row (UX-58)
  return new Promise((done) => {
    const end = () => {
      field.removeEventListener("change", end);
      field.removeEventListener("cancel", end);
      done(field.files?.[0] ?? null);
    };
    field.addEventListener("change", end);
    field.addEventListener("cancel", end);
    field.click();
  });
}

/** Put a saved round in place of what is played; asks first where a round runs (UX-58). @param {import("./table.js").TableType} table */
export async function resume(table) {
  const file = await choose();
  if (!file) return;
  if (file.size > MOST) return slip(t("web-file-large"));
  if (table.state?.running && !(await confirmed("ui-confirm-resume"))) return;
  try {
    await ask(`/t/${table.code}/record`, file);
    slip(t("ui-resumed"), "ok");
  } catch (error) {
    slip(/** @type {Error} */ (error).message);
  }
}
