import fc from 'fast-check';
import { LIMITS } from '../configuration/limits';
import { readXml, readXmlInTurns } from './read-xml';
import { elementsFrom, type XmlElement } from './xml-element';

const limits = LIMITS.openRosa.xml;

/** Pieces that mean something only as a whole, so that a cut through them would show. */
const piece = fc.constantFrom(
  '<a b="&lt;c">',
  '</a>',
  '<e/>',
  '&#x1f333;',
  '\r\n',
  '<![CDATA[]]]>',
  '<!-- - -->',
  '<?p ?>',
  '\u{1f333}',
  ' text '.repeat(300),
);

const outcome = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
};

describe('readXmlInTurns', () => {
  test('reads what readXml reads, wherever a turn ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 30, maxLength: 60 }), async (pieces) => {
        const bytes = Buffer.from(`<d>${pieces.join('')}</d>`);
        const inTurns = await readXmlInTurns(bytes, limits).catch(String);
        expect(inTurns).toEqual(outcome(() => readXml(bytes, limits)));
      }),
    );
  });

  test('lets others have their turns while it reads a large document', async () => {
    const bytes = Buffer.from(`<d>${'\r'.repeat(1_000_000)}</d>`);
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    await readXmlInTurns(bytes, limits);
    isRead = true;
    expect(turns).toBeGreaterThan(50);
  });
});

test('an element with endless attributes is refused', () => {
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
  const read = (count: number) =>
    readXml(Buffer.from(`<d><e ${attributes(count)}/><e a=""/></d>`), limits);
  expect(read(limits.attributes).children).toHaveLength(2);
  expect(() => read(limits.attributes + 1)).toThrow(
    'An element of the XML has too many attributes.',
  );
});

test('elementsFrom walks in document order, and asks for the children of each element once', () => {
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
