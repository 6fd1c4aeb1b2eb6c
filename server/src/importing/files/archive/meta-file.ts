import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { readXml, UnreadableXml } from '../../../platform/xml/read-xml';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { FileRefused } from '../../import-job';
import { shortened } from '../../refusals/refusal';

/** Described by `meta.xml` (Darwin Core text guide). */
export interface ArchiveTable {
  /** Last part of the row type's address: `Occurrence`, `Event`, `Taxon`. */
  rowType: string;
  /** Files in the archive, one after the other. */
  files: readonly string[];
  encoding: string;
  delimiter: string;
  quote: string | null;
  lineEnd: string;
  /** Line ends that the files contain, if they differ from the stated one. */
  lineEnds?: readonly string[];
  skipLines: number;
  /** Column with the record's id in the core, or with the core record's id in an extension. */
  idColumn: number | null;
  columns: readonly { term: string; index: number | null; fallback: string }[];
}

export interface MetaFile {
  core: ArchiveTable;
  extensions: readonly ArchiveTable[];
}

const LIMITS_OF_XML = { depth: 20, elements: 20_000, attributes: 100 };

const refuse = (why: Sentence) =>
  new FileRefused(sentence('{why} See https://dwc.tdwg.org/text/ for its form.', { why }));

const lastPart = (address: string) => address.split(/[/#]/).findLast(Boolean) ?? '';

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' };

/** `meta.xml` writes `\t`, `\n` and `\r` as two characters each. */
export const unescaped = (text: string) =>
  text.replace(/\\([tnr\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);

/** @param attribute Its location in the file, such as `field index`. */
function whole(text: string | undefined, attribute: string): number | null {
  if (text === undefined || text === '') return null;
  if (!/^\d{1,5}$/.test(text)) {
    throw refuse(
      sentence('In meta.xml of the archive {attribute} is "{text}", which is no whole number.', {
        attribute,
        text: shortened(text),
      }),
    );
  }
  return Number(text);
}

function oneCharacter(text: string, attribute: string): string {
  if ([...text].length !== 1) {
    throw refuse(
      sentence('In meta.xml of the archive {attribute} must be one character.', { attribute }),
    );
  }
  return text;
}

/** Some programs write `rowtype`. */
const attributesOf = (element: XmlElement | undefined): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(element?.attributes ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );

function tableOf(element: XmlElement, idName: 'id' | 'coreid'): ArchiveTable {
  const attributes = attributesOf(element);
  const quote = unescaped(attributes.fieldsenclosedby ?? '"');
  const files = childrenOf(childOf(element, 'files'), 'location').map((one) => textOf(one) ?? '');
  if (files.length === 0) {
    throw refuse(sentence('meta.xml of the archive names no file for a table.'));
  }
  const columns = childrenOf(element, 'field')
    .map(attributesOf)
    .map((field) => ({
      term: lastPart(field.term ?? ''),
      index: whole(field.index, 'field index'),
      fallback: (field.default ?? '').trim(),
    }));
  return {
    rowType: lastPart(attributes.rowtype ?? ''),
    files,
    encoding: attributes.encoding || 'utf-8',
    delimiter: oneCharacter(unescaped(attributes.fieldsterminatedby ?? ','), 'fieldsTerminatedBy'),
    quote: quote === '' ? null : oneCharacter(quote, 'fieldsEnclosedBy'),
    lineEnd: unescaped(attributes.linesterminatedby ?? '\n'),
    skipLines: whole(attributes.ignoreheaderlines, 'ignoreHeaderLines') ?? 0,
    idColumn: whole(attributesOf(childOf(element, idName)).index, `${idName} index`),
    columns: columns.filter(({ term }) => term !== ''),
  };
}

/** @throws FileRefused where it cannot be understood */
export function readMetaFile(bytes: Uint8Array): MetaFile {
  let root: XmlElement;
  try {
    root = readXml(bytes, LIMITS_OF_XML);
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    throw refuse(
      sentence('meta.xml of the archive cannot be read: {reason}', { reason: error.said }),
    );
  }
  const core = childOf(root, 'core');
  if (root.localName !== 'archive' || !core) {
    throw refuse(sentence('meta.xml of the archive describes no archive with a core.'));
  }
  return {
    core: tableOf(core, 'id'),
    extensions: childrenOf(root, 'extension').map((one) => tableOf(one, 'coreid')),
  };
}
