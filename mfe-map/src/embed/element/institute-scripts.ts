/** Registry of all institutes' scripts on a page: their elements and origins. */
const SCRIPTS = Symbol.for('aranya.embed.scripts');

/** Origin of an element that a script created; other elements are assigned by position. */
const MADE_BY = Symbol.for('aranya.embed.madeBy');

const CAME = 'aranya-embed-script';

type Scripts = Map<Element, string>;

const scripts = (): Scripts => {
  const page = globalThis as { [SCRIPTS]?: Scripts };
  page[SCRIPTS] ??= new Map();
  return page[SCRIPTS];
};

export function announceScript(script: Element, origin: string) {
  scripts().set(script, origin);
  document.dispatchEvent(new Event(CAME));
}

export const onScript = (came: () => void, signal: AbortSignal) =>
  document.addEventListener(CAME, came, { signal });

export function markMade(element: Element, origin: string) {
  (element as { [MADE_BY]?: string })[MADE_BY] = origin;
}

/**
 * The script that created the element, else the last one before it, else the first one after it.
 * @returns undefined if the page has no script
 */
export function originFor(element: Element): string | undefined {
  const made = (element as { [MADE_BY]?: string })[MADE_BY];
  if (made) return made;
  let place = element;
  for (let root = place.getRootNode(); root instanceof ShadowRoot; root = place.getRootNode()) {
    place = root.host;
  }
  const standing = [...scripts()]
    .filter(([script]) => script.isConnected)
    .sort(([one], [other]) => (isBefore(one, other) ? -1 : 1));
  const before = standing.filter(([script]) => isBefore(script, place));
  return (before.at(-1) ?? standing[0])?.[1];
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
