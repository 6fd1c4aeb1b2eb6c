/** Namespaces of Darwin Core and Dublin Core terms. */
export const DWC = 'http://rs.tdwg.org/dwc/terms/';
export const DC = 'http://purl.org/dc/terms/';

export const localName = (term: string) => term.slice(term.lastIndexOf('/') + 1);

/** Tabs and line ends are separators, so they are removed from values. */
export const tableLine = (cells: readonly (string | number | null)[]) =>
  `${cells.map((cell) => String(cell ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t')}\n`;

/** Attributes of a table in `meta.xml`, as {@link tableLine} writes it. */
const TABLE =
  'encoding="UTF-8" fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy="" ignoreHeaderLines="1"';

/** The first column is the id of the occurrence. */
export interface ArchiveTable {
  role: 'core' | 'extension';
  rowType: string;
  file: string;
  terms: readonly string[];
}

/** TDWG text guidelines. In the core the id is a term, in an extension it is not. */
export const metaXml = (tables: readonly ArchiveTable[]) => `<?xml version="1.0" encoding="UTF-8"?>
<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">
${tables.map(described).join('\n')}
</archive>
`;

function described({ role, rowType, file, terms }: ArchiveTable): string {
  const from = role === 'core' ? 0 : 1;
  const fields = terms.map((term, at) => `    <field index="${at + from}" term="${term}"/>`);
  return `  <${role} ${TABLE} rowType="${rowType}">
    <files><location>${file}</location></files>
    <${role === 'core' ? 'id' : 'coreid'} index="0"/>
${fields.join('\n')}
  </${role}>`;
}
