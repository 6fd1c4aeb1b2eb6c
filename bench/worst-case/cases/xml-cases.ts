import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { readXml } from '../../../server/src/platform/xml/read-xml';
import { casesOf, filled, groups, numbered } from '../direct-case';

const { xml, xmlBytes } = LIMITS.openRosa;

const read = (text: string) => readXml(Buffer.from(text), xml);
const readInside = (content: string) => read(`<d>${content}</d>`);

const PIECES = [
  'text ',
  '\r\n',
  '&amp;',
  '&#x1F333;',
  ']',
  '<![CDATA[]]>',
  '<!---->',
  '<?a b?>',
  '🌳',
];

export const XML_CASES = [
  ...casesOf(
    'readXml',
    readInside,
    { unit: 'bytes', full: xmlBytes },
    {
      ...Object.fromEntries(
        PIECES.map((piece) => [piece, (size: number) => filled(piece, size / 2)]),
      ),
      'an entity that does not end': (size) => `&${filled('a', size)}`,
      'one section of brackets': (size) => `<![CDATA[${filled(']', size)}]]>`,
      'a comment of hyphens': (size) => `<!-- ${filled('- ', size)} -->`,
      'an instruction of question marks': (size) => `<?a ${filled('? ', size)}?>`,
    },
  ),
  ...casesOf(
    'readXml',
    read,
    { unit: 'bytes', full: xmlBytes },
    {
      'line ends before the root': (size) => `${filled('\n', size)}<d/>`,
      attributes: (size) => `<d ${numbered(Math.floor(size / 12), (one) => ` a${one}=""`)}/>`,
      'an attribute that is long': (size) => `<d a="${filled(' &lt;', size)}"/>`,
      'a name that is long': (size) => `<${filled('d', size)}/>`,
      'a name of colons': (size) => `<d${filled(':', size)}/>`,
      'spaces in a tag': (size) => `<d${filled(' ', size)}/>`,
      'a document type': (size) => `<!DOCTYPE d [${filled('<!ENTITY a "b">', size)}]><d/>`,
    },
  ),
  ...casesOf(
    'readXml',
    readInside,
    { unit: 'elements', full: xml.elements - 1 },
    {
      'elements beside each other': (size) => '<g/>'.repeat(size),
      'elements with text': (size) => '<g>text</g>'.repeat(size),
      'elements as deep as may be': (size) =>
        groups(xml.depth - 1, '').repeat(Math.floor(size / (xml.depth - 1))),
      'all in the deepest group': (size) =>
        groups(Math.min(xml.depth - 2, size), '<g/>'.repeat(size)),
      'levels that are too many': (size) => '<g>'.repeat(size),
    },
  ),
];
