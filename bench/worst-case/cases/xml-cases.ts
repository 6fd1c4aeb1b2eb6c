import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { readXml } from '../../../server/src/platform/xml/read-xml';
import { casesOf, filled } from '../direct-case';

const { xml, xmlBytes, xmlBytesReadAtOnce } = LIMITS.openRosa;

const inside = (content: string) => Buffer.from(`<d>${content}</d>`);

/** Attributes with names of their own. */
const attributes = (size: number) =>
  Array.from({ length: Math.floor(size / 12) }, (_, number) => `a${number}=""`).join(' ');

const OF_BYTES: Record<string, (size: number) => Buffer> = {
  'one text': (size) => inside(filled('text ', size)),
  'line ends': (size) => inside(filled('\r\n', size)),
  'line ends before the root': (size) => Buffer.from(`${filled('\n', size)}<d/>`),
  ampersands: (size) => inside(filled('&amp;', size - (size % 5))),
  'numbers of characters': (size) => inside(filled('&#x1F333;', size - (size % 9))),
  'an entity that does not end': (size) => inside(`&${filled('a', size)}`),
  'brackets of sections': (size) => inside(filled(']', size)),
  'sections without text': (size) => inside(filled('<![CDATA[]]>', size - (size % 12))),
  'one section of brackets': (size) => inside(`<![CDATA[${filled(']', size)}]]>`),
  comments: (size) => inside(filled('<!---->', size - (size % 7))),
  'a comment of hyphens': (size) => inside(`<!-- ${filled('- ', size)} -->`),
  instructions: (size) => inside(filled('<?a b?>', size - (size % 7))),
  'an instruction of question marks': (size) => inside(`<?a ${filled('? ', size)}?>`),
  attributes: (size) => Buffer.from(`<d ${attributes(size)}/>`),
  'an attribute that is long': (size) =>
    Buffer.from(`<d a="${filled(' &lt;', size - (size % 5))}"/>`),
  'a name that is long': (size) => Buffer.from(`<${filled('d', size)}/>`),
  'a name of colons': (size) => Buffer.from(`<d${filled(':', size)}/>`),
  'spaces in a tag': (size) => Buffer.from(`<d${filled(' ', size)}/>`),
  'a document type': (size) => Buffer.from(`<!DOCTYPE d [${filled('<!ENTITY a "b">', size)}]><d/>`),
  'trees 🌳': (size) => inside(filled('🌳', size / 4)),
};

const read = (input: Buffer) => readXml(input, xml);

/** Documents at the limit of a record's bytes, and at that of what is read on the event loop. */
const bytes = [
  ...casesOf('readXml', read, { unit: 'bytes', full: xmlBytes, onWorker: true }, OF_BYTES),
  ...casesOf('readXml at once', read, { unit: 'bytes', full: xmlBytesReadAtOnce }, OF_BYTES),
];

const nested = (levels: number) => '<g>'.repeat(levels);

/** Documents at the limit of elements. */
const elements = casesOf(
  'readXml',
  read,
  {
    unit: 'elements',
    full: xml.elements - 1,
    onWorker: true,
  },
  {
    'elements beside each other': (size) => inside('<g/>'.repeat(size)),
    'elements with text': (size) => inside('<g>text</g>'.repeat(size)),
    'elements as deep as may be': (size) => {
      const levels = xml.depth - 1;
      const one = `${nested(levels)}${'</g>'.repeat(levels)}`;
      return inside(one.repeat(Math.floor(size / levels)));
    },
    'all in the deepest group': (size) => {
      const levels = Math.min(xml.depth - 2, size);
      return inside(`${nested(levels)}${'<g/>'.repeat(size - levels)}${'</g>'.repeat(levels)}`);
    },
  },
);

const beyond = casesOf(
  'readXml',
  read,
  {
    unit: 'elements',
    full: 1_000_000,
    onWorker: true,
  },
  {
    'elements that are too many': (size) => inside('<g/>'.repeat(size)),
    'levels that are too many': (size) => inside(nested(size)),
  },
);

export const XML_CASES = [...bytes, ...elements, ...beyond];
