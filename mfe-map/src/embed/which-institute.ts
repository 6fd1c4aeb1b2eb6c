/** Where the scripts of all institutes on a page find each other: their elements, with the origin of each. */
const SCRIPTS = Symbol.for('aranya.embed.scripts');

/** Whose data an element shows that a script made; elements of the page are asked for their place. */
const MADE_BY = Symbol.for('aranya.embed.madeBy');

/** Said on the document when one more script has come. */
const CAME = 'aranya-embed-script';

type Scripts = Map<Element, string>;

const scripts = (): Scripts => {
  const page = globalThis as { [SCRIPTS]?: Scripts };
  page[SCRIPTS] ??= new Map();
  return page[SCRIPTS];
};

/** Tells all maps of the page where a script of an institute stands. */
export function announceScript(script: Element, origin: string) {
  scripts().set(script, origin);
  document.dispatchEvent(new Event(CAME));
}

/** Calls when a script of another institute came. */
export const onScript = (came: () => void, signal: AbortSignal) =>
  document.addEventListener(CAME, came, { signal });

/** Marks an element that a script made, wherever the page will put it. */
export function markMade(element: Element, origin: string) {
  (element as { [MADE_BY]?: string })[MADE_BY] = origin;
}

/**
 * The origin of the institute whose map an element is: that of the script which made it, or else of
 * the last script before it, or else of the first one after it. Undefined if no script stands on
 * the page.
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
