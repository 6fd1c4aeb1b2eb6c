/**
 * What Leaflet writes on a map, as elements: text, links, decorative marks, and the probe for SVG.
 * Attributes by element; nothing here can run a script.
 */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel', 'title'],
  span: ['aria-hidden'],
  svg: [],
};

const SVG = 'http://www.w3.org/2000/svg';
const WORDS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  copy: '©',
};

const textOf = (markup: string) =>
  markup.replace(/&(#?\w+);/g, (reference, name: string) => {
    if (!name.startsWith('#')) return WORDS[name] ?? reference;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

function refused(markup: string): never {
  throw new TypeError(`A map shows text and links; build other things as elements: ${markup}`);
}

/** An element from what is between `<` and `>`. */
function elementOf(tag: string, markup: string): Element {
  const name = tag.split(/[\s/]/, 1)[0] ?? '';
  const attributes = ELEMENTS[name] ?? refused(markup);
  const element =
    name === 'svg' ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const part of tag.slice(name.length).split('" ')) {
    const [attribute = '', value = ''] = part.trim().replace(/"$/, '').split('="');
    if (attribute === '' || attribute === '/') continue;
    if (!attributes.includes(attribute)) refused(markup);
    if (attribute === 'href' && !/^https?:/.test(value)) refused(markup);
    element.setAttribute(attribute, textOf(value));
  }
  return element;
}

/**
 * Puts markup into an element without the browser's parser (`shared/build/leaflet-markup.ts`).
 * @throws TypeError for anything but text, links and decorative marks
 */
export function setMarkup(target: Element, markup: string | number | false): void {
  const text = String(markup || '');
  const [before = '', ...tags] = text.split('<');
  target.replaceChildren(textOf(before));
  let inside = target;
  for (const part of tags) {
    const end = part.indexOf('>');
    if (end === -1) refused(text);
    const tag = part.slice(0, end);
    if (tag.startsWith('/')) {
      inside = (inside !== target && inside.parentElement) || refused(text);
    } else {
      const element = elementOf(tag, text);
      inside.append(element);
      if (!tag.endsWith('/')) inside = element;
    }
    inside.append(textOf(part.slice(end + 1)));
  }
}
