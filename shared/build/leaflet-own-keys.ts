/** The head of a loop over the members of something, as Leaflet writes it, and what it may look like at all. */
const HEAD = /for \((?:var )?(\w+) in ([^{}]+)\) \{/g;
const ANY_HEAD = /\bfor\s*\((?:var |let |const )?\s*\w+ in /g;

/** Whether a member is one that the page has given to all objects, and not this one's own. */
const OF_PAGE = `function isOfPage(key, object) {
  return key in Object.prototype && !Object.prototype.hasOwnProperty.call(object, key);
}`;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Leaflet's source with loops that pass over what a page has added to `Object.prototype`: Leaflet would take it
 * for one of its tiles or layers and fail.
 * @throws where a loop is written in a way that is not known here
 */
export function withOwnKeys(source: string): string {
  if (countOf(source, HEAD) !== countOf(source, ANY_HEAD)) {
    throw new Error('This version of Leaflet has a loop that leaflet-own-keys.ts lacks.');
  }
  const built = source.replace(HEAD, '$& if (isOfPage($1, $2)) continue;');
  return `${OF_PAGE}\n${built}`;
}
