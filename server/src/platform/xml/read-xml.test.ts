import { LIMITS } from '../configuration/limits';
import { readXml } from './read-xml';
import { elementsFrom, type XmlElement } from './xml-element';

const limits = LIMITS.openRosa.xml;

test('refuses an element with too many attributes', () => {
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
  const read = (count: number) =>
    readXml(Buffer.from(`<d><e ${attributes(count)}/><e a=""/></d>`), limits);
  expect(read(limits.attributes).children).toHaveLength(2);
  expect(() => read(limits.attributes + 1)).toThrow(
    'An element of the XML has too many attributes.',
  );
});

test.each([
  ['decimal', '&#55356;&#57139;'],
  ['hexadecimal', '&#xD83C;&#xdf33;'],
  ['both', '&#55356;&#xDF33;'],
])('joins an emoji that is two surrogate references in %s', (_, emoji) => {
  const xml = `<data version="${emoji}1"><notes>tree ${emoji}${emoji} and &#65;</notes></data>`;
  const root = readXml(Buffer.from(xml), limits);
  expect(root.children[0]?.text).toBe('tree 🌳🌳 and A');
  expect(root.attributes.version).toBe('🌳1');
});

test.each([
  ['as itself', '\u0007'],
  ['as a reference', '&#7;'],
  ['that is half of one', '&#55356;'],
  ['whose halves are swapped', '&#57139;&#55356;'],
])('names the question of a forbidden character %s', (_, character) => {
  const xml = `<data><plot><notes>tree ${character}</notes></plot></data>`;
  expect(() => readXml(Buffer.from(xml), limits)).toThrow(
    'The answer to “plot/notes” has a character that cannot be sent',
  );
});

test('visits elements in document order and reads the children of each once', () => {
  let asked = 0;
  const element = (localName: string, inside: XmlElement[] = []): XmlElement => ({
    localName,
    qualifiedName: localName,
    attributes: {},
    get children() {
      asked += 1;
      return inside;
    },
    text: '',
  });
  const root = element('a', [element('b', [element('c'), element('d')]), element('e')]);
  expect([...elementsFrom(root)].map(({ localName }) => localName).join('')).toBe('abcde');
  expect(asked).toBe(5);
});
