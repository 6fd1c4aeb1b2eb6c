import { isSameName } from '../../platform/text/same-name';
import { elementsFrom, type XmlElement } from '../../platform/xml/xml-element';

/** File names may contain spaces, so the whole text is one reference. */
const WHOLE = /^jr:\/\/([a-z-]+)\/([^/]+)$/;
const INSIDE = /jr:\/\/([a-z-]+)\/([^"'<>\s]+)/g;
const FOLDERS = new Set(['images', 'audio', 'video', 'file', 'file-csv']);
/** File with the choices of questions with the attribute `query`; no reference names it. */
const CHOICES_OF_QUERIES = 'itemsets.csv';

/** Such as `a b.png` for `jr://images/a b.png`. */
export const mediaNamesOf = (html: XmlElement): string[] => [...placesOfMedia(html).keys()];

export function placesOfMedia(html: XmlElement): Map<string, XmlElement> {
  const places = new Map<string, XmlElement>();
  for (const element of elementsFrom(html)) {
    for (const name of namesOf(element)) if (!places.has(name)) places.set(name, element);
  }
  return places;
}

function* namesOf({ localName, text, attributes }: XmlElement): Generator<string> {
  if (localName === 'input' && attributes.query) yield CHOICES_OF_QUERIES;
  for (const value of [text, ...Object.values(attributes)]) yield* namesIn(value);
}

function namesIn(value: string): string[] {
  const whole = WHOLE.exec(value.trim());
  return (whole ? [whole] : [...value.matchAll(INSIDE)]).flatMap(([, folder = '', name]) =>
    name && FOLDERS.has(folder) ? [name] : [],
  );
}

/** Phones use the form's spelling. An exact one precedes one that looks the same. */
export function spelledAsIn<Content>(
  mediaNames: Iterable<string>,
  files: ReadonlyMap<string, Content>,
): Map<string, Content> {
  const spelled = new Map<string, Content>();
  const used = new Set<string>();
  for (const name of mediaNames) {
    const given = files.has(name) ? name : [...files.keys()].find((one) => isSameName(one, name));
    const content = given === undefined ? undefined : files.get(given);
    if (given === undefined || content === undefined) continue;
    spelled.set(name, content);
    used.add(given);
  }
  for (const [name, content] of files) if (!used.has(name)) spelled.set(name, content);
  return spelled;
}
