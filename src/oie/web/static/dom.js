/** Dom: elements made from data. Texts are always text nodes, so that no name is ever markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element by its id, which must exist.
 * @param {string} id
 * @returns {any}
 */
export function $(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element #${id}`);
  return found;
}

/**
 * @param {Element} made
 * @param {Record<string, any>} given attributes; `on…` are listeners, null and false are left out
 * @param {any[]} children elements, texts, or lists of them
 */
function fill(made, given, children) {
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat(3).filter((c) => c !== null && c !== undefined && c !== false));
}

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, any>} [given]
 * @param {...any} children
 * @returns {any}
 */
export function h(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  fill(made, given, children);
  return made;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [given]
 * @param {...any} children
 * @returns {any}
 */
export function s(tag, given = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  fill(made, given, children);
  return made;
}

/** A picture of the page's own sprite. @param {string} name */
export function icon(name) {
  return s("svg", { class: "i", "aria-hidden": "true", focusable: "false" }, s("use", { href: `#i-${name}` }));
}

/** A picture of the board that stands on the page, such as a goose. @param {string} name */
export function picture(name) {
  return s("svg", { class: "pict", "aria-hidden": "true", focusable: "false" }, s("use", { href: `#b-${name}`, width: "100%", height: "100%" }));
}

/** Say a text in an element, unless it says so already. @param {Element} home @param {string} text */
export function put(home, text) {
  if (home.textContent !== text) home.textContent = text;
}

/** Let an element have these children in this order; those that stand there already are left alone. @param {Element} home @param {Element[]} children */
export function arrange(home, children) {
  for (const one of [...home.children]) if (!children.includes(one)) one.remove();
  children.forEach((one, n) => home.children[n] === one || home.insertBefore(one, home.children[n] ?? null));
}

/** The next task, so that what goes before and what follows are never one long one. @returns {Promise<void>} */
export const task = () => new Promise((done) => setTimeout(done));

const LATE = 100;

/** The task after the next picture was drawn; where nobody looks, nothing is waited for. @returns {Promise<void>} */
export function frame() {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    const clock = setTimeout(done, LATE);
    requestAnimationFrame(() => (clearTimeout(clock), setTimeout(done)));
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** True where the reader asked for calm. */
export const calm = () => still.matches;

/** What this browser remembers; where storage is refused, what this page remembers. */
export const kept = {
  /** @type {Map<string, string>} */
  page: new Map(),
  /** @param {string} name @param {string} usual */
  get(name, usual) {
    try {
      return localStorage.getItem(`oie-${name}`) ?? usual;
    } catch {
      return this.page.get(name) ?? usual;
    }
  },
  /** @param {string} name @param {string} value */
  set(name, value) {
    this.page.set(name, value);
    try {
      localStorage.setItem(`oie-${name}`, value);
    } catch {
      // refused: remembered until the page goes (UX-70)
    }
  },
};

/** A choice that the server reads before it draws the next page. @param {string} name @param {string} value */
export function cookie(name, value) {
  const age = value ? 31536000 : 0;
  document.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax`;
}

/** Show this page in a theme; in that of the system where none is named. @param {string} theme */
export function wear(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/**
 * Ask the server; what it refuses is thrown as an error with its sentence and `code`.
 * @param {string} address
 * @param {unknown} [body] where given, it is posted as JSON; a Blob as it is
 * @param {AbortSignal} [signal] ends the wait
 * @returns {Promise<any>}
 */
export async function ask(address, body, signal) {
  const text = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
  const answer = await fetch(address, body === undefined ? { signal } : { method: "POST", body: /** @type {any} */ (text) });
  if (answer.ok) return answer.json();
  const said = await answer.json().catch(() => ({ code: "web", message: answer.statusText }));
  throw Object.assign(new Error(said.message), { code: said.code });
}

/** A picture as a document. @param {string} address @param {unknown} [body] where given, it is posted as JSON @returns {Promise<any>} */
export function document_of(address, body) {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open(body === undefined ? "GET" : "POST", address);
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.onload = () => (request.status === 200 && request.responseXML ? done(request.responseXML) : failed(new Error(String(request.status))));
    request.onerror = () => failed(new Error("line"));
    request.send(body === undefined ? null : JSON.stringify(body));
  });
}
