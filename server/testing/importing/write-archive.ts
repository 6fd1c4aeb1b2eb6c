import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** Attributes and fields of a table for `meta.xml`. */
export interface MetaTable {
  rowType?: string;
  location?: string;
  attributes?: Readonly<Record<string, string>>;
  /** Terms by column; the first is the id's. */
  terms: readonly string[];
  /** Values of all records, by term. */
  defaults?: Readonly<Record<string, string>>;
}

const DWC = 'http://rs.tdwg.org/dwc/terms/';

/** Darwin Core text as GBIF writes it: tabs, nothing enclosed, one header line. */
const USUAL = {
  encoding: 'UTF-8',
  fieldsTerminatedBy: '\\t',
  linesTerminatedBy: '\\n',
  fieldsEnclosedBy: '',
  ignoreHeaderLines: '1',
};

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');

function tableElement(name: 'core' | 'extension', table: MetaTable): string {
  const { rowType = 'Occurrence', location = 'occurrence.txt', terms, defaults = {} } = table;
  const attributes = { ...USUAL, rowType: `${DWC}${rowType}`, ...table.attributes };
  const fields = terms.map((term, index) => `<field index="${index}" term="${DWC}${term}"/>`);
  const constants = Object.entries(defaults).map(
    ([term, value]) => `<field default="${value}" term="${DWC}${term}"/>`,
  );
  const id = name === 'core' ? 'id' : 'coreid';
  return `<${name}${attributesOf(attributes)}><files><location>${location}</location></files><${id} index="0"/>${fields.join('')}${constants.join('')}</${name}>`;
}

/** A `meta.xml` for a core and its extensions. */
export const metaXml = (core: MetaTable, extensions: readonly MetaTable[] = []): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
${tableElement('core', core)}
${extensions.map((one) => tableElement('extension', one)).join('\n')}
</archive>`;

/** Writes a zip file; large files may come as streams. */
export async function writeZip(
  path: string,
  files: Readonly<Record<string, string | Iterable<string>>>,
  { forceZip64Format = false } = {},
): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (typeof content === 'string')
      zip.addBuffer(Buffer.from(content), name, { forceZip64Format });
    else zip.addReadStream(Readable.from(content), name, { forceZip64Format });
  }
  zip.end({ comment: '', forceZip64Format });
  await pipeline(zip.outputStream, createWriteStream(path));
}
