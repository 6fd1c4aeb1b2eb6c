import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SaidError, sentence } from '../languages/sentence';
import { firstCharacters } from '../text/first-characters';
import type { XmlElement } from './xml-element';

export interface XmlLimits {
  readonly depth: number;
  readonly elements: number;
  readonly attributes: number;
}

export class UnreadableXml extends SaidError {
  override readonly name = 'UnreadableXml';
}

/** Longest name of a question in a sentence. */
const QUESTION_CHARACTERS = 200;

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A document type declaration is refused, so that entities cannot expand; external resources are
 * never loaded. A megabyte takes some tenths of a second, so large documents are parsed in a
 * thread.
 * @param seen Called at the end of each start tag, with the line from 1.
 * @throws UnreadableXml when the bytes are not well-formed UTF-8 XML, contain a DOCTYPE or exceed
 *   the limits.
 */
export function readXml(
  bytes: Uint8Array,
  limits: XmlLimits,
  seen?: (element: XmlElement, line: number) => void,
): XmlElement {
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  let attributes = 0;

  const parser = new SaxesParser();
  parser.on('error', (error) => {
    if (open.length > 1 && FORBIDDEN_CHARACTER.test(error.message)) throw forbiddenIn(open);
    throw new UnreadableXml(
      sentence('The XML is not well formed: {reason}', { reason: { words: error.message } }),
    );
  });
  parser.on('doctype', () => {
    throw new UnreadableXml(sentence('A document type declaration is not accepted.'));
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > limits.attributes) {
      throw new UnreadableXml(sentence('An element of the XML has too many attributes.'));
    }
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    elements += 1;
    if (elements > limits.elements)
      throw new UnreadableXml(sentence('The XML has too many elements.'));
    if (open.length >= limits.depth)
      throw new UnreadableXml(sentence('The XML is nested too deeply.'));
    const element = elementOf(tag);
    seen?.(element, parser.line);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(joinSurrogates(decode(bytes))).close();
  if (!root) throw new UnreadableXml(sentence('The XML holds no element.'));
  return root;
}

/** The parser's messages about characters that XML 1.0 forbids, literal or as references. */
const FORBIDDEN_CHARACTER = /: (?:disallowed character|malformed character entity)\.$/;

/** Names the question, so that the sender finds it. */
function forbiddenIn(open: readonly OpenElement[]): UnreadableXml {
  const path = open.slice(1).map(({ localName }) => localName);
  return new UnreadableXml(
    sentence(
      'The answer to “{question}” has a character that cannot be sent, such as a control character. Delete it there and send again.',
      { question: firstCharacters(path.join('/'), QUESTION_CHARACTERS) },
    ),
  );
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new UnreadableXml(sentence('The XML is not UTF-8 text.'));
  }
}

function elementOf({ name, attributes }: SaxesTagPlain): OpenElement {
  const localName = name.slice(name.indexOf(':') + 1);
  return { localName, qualifiedName: name, attributes, children: [], text: '' };
}

/** Two character references to the surrogate halves of one character. */
const PAIR =
  /&#(55(?:29[6-9]|[3-9]\d\d)|56(?:[0-2]\d\d|3[01]\d)|x[dD][89abAB][\da-fA-F]{2});&#(56(?:3[2-9]\d|[4-9]\d\d)|57(?:[0-2]\d\d|3[0-3]\d|34[0-3])|x[dD][c-fC-F][\da-fA-F]{2});/g;

/** ODK Collect encoded emoji this way until 2022, and a phone cannot rewrite a stored record. */
const joinSurrogates = (xml: string): string =>
  xml.includes('&#')
    ? xml.replace(PAIR, (_, high: string, low: string) =>
        String.fromCharCode(codeOf(high), codeOf(low)),
      )
    : xml;

const codeOf = (reference: string) =>
  reference.startsWith('x') ? Number.parseInt(reference.slice(1), 16) : Number(reference);
