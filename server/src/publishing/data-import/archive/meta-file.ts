import { readXml, UnreadableXml } from '../../../platform/xml/read-xml';
import { childOf, childrenOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';
import { FileRefused } from '../import-job';

/** A table of an archive as `meta.xml` describes it (Darwin Core text guide). */
export interface ArchiveTable {
  /** Last part of the row type's address: `Occurrence`, `Event`, `Taxon`. */
  rowType: string;
  /** Files in the archive, one after the other. */
  files: readonly string[];
  encoding: string;
  delimiter: string;
  quote: string | null;
  lineEnd: string;
  skipLines: number;
  /** Column of the record's id in the core, of the core record's id in an extension. */
  idColumn: number | null;
  columns: readonly { term: string; index: number | null; fallback: string }[];
}

export interface MetaFile {
  core: ArchiveTable;
  extensions: readonly ArchiveTable[];
}

const LIMITS_OF_XML = { depth: 20, elements: 20_000, attributes: 100 };

const refuse = (what: string) =>
  new FileRefused(`meta.xml of the archive ${what} See https://dwc.tdwg.org/text/ for its form.`);

/** Last part of a term's address. */
const lastPart = (address: string) => address.split(/[/#]/).findLast(Boolean) ?? '';

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', '\\': '\\' };

/** `\t`, `\n` and `\r` are written as two characters each. */
export const unescaped = (text: string) =>
  text.replace(/\\([tnr\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);

function whole(text: string | undefined, what: string): number | null {
  if (text === undefined || text === '') return null;
  if (!/^\d{1,5}$/.test(text))
    throw refuse(`gives ${what} as "${text}", which is no whole number.`);
  return Number(text);
}

function oneCharacter(text: string, what: string): string {
  if ([...text].length !== 1) throw refuse(`must give one character as ${what}.`);
  return text;
}

function tableOf(element: XmlElement, idName: 'id' | 'coreid'): ArchiveTable {
  const { attributes } = element;
  const quote = unescaped(attributes.fieldsEnclosedBy ?? '"');
  const files = childrenOf(childOf(element, 'files'), 'location').map((one) => textOf(one) ?? '');
  if (files.length === 0) throw refuse('names no file for a table.');
  const columns = childrenOf(element, 'field').map(({ attributes: field }) => ({
    term: lastPart(field.term ?? ''),
    index: whole(field.index, 'the index of a field'),
    fallback: (field.default ?? '').trim(),
  }));
  return {
    rowType: lastPart(attributes.rowType ?? ''),
    files,
    encoding: attributes.encoding || 'utf-8',
    delimiter: oneCharacter(unescaped(attributes.fieldsTerminatedBy ?? ','), 'fieldsTerminatedBy'),
    quote: quote === '' ? null : oneCharacter(quote, 'fieldsEnclosedBy'),
    lineEnd: unescaped(attributes.linesTerminatedBy ?? '\n'),
    skipLines: whole(attributes.ignoreHeaderLines, 'ignoreHeaderLines') ?? 0,
    idColumn: whole(childOf(element, idName)?.attributes.index, `the index of ${idName}`),
    columns: columns.filter(({ term }) => term !== ''),
  };
}

/**
 * Reads the description of a Darwin Core Archive.
 * @throws FileRefused where it cannot be understood
 */
export function readMetaFile(bytes: Uint8Array): MetaFile {
  let root: XmlElement;
  try {
    root = readXml(bytes, LIMITS_OF_XML);
  } catch (error) {
    if (error instanceof UnreadableXml) throw refuse(`cannot be read: ${error.message}`);
    throw error;
  }
  const core = childOf(root, 'core');
  if (root.localName !== 'archive' || !core) throw refuse('describes no archive with a core.');
  return {
    core: tableOf(core, 'id'),
    extensions: childrenOf(root, 'extension').map((one) => tableOf(one, 'coreid')),
  };
}
