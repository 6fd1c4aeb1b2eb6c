import { writeZip } from './write-archive';

/** A text, a number, or a day as Excel stores it: its number since 1900 in a cell with a date's format. */
export type Cell = string | number | { day: number } | null;

export interface SheetOfCells {
  name: string;
  rows: readonly (readonly Cell[])[];
}

const OPEN_XML = 'http://schemas.openxmlformats.org';
const MAIN = `${OPEN_XML}/spreadsheetml/2006/main`;
const RELATIONS = `${OPEN_XML}/officeDocument/2006/relationships`;
const PACKAGE = `${OPEN_XML}/package/2006`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xlsxCell(cell: Cell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  return typeof cell === 'number'
    ? `<c r="${reference}"><v>${cell}</v></c>`
    : `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
}

const xlsxSheet = ({ rows }: SheetOfCells) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((row, index) => {
      const cells = row.map((cell, column) =>
        xlsxCell(cell, `${String.fromCharCode(65 + column)}${index + 1}`),
      );
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData></worksheet>`;

/** Writes an Excel workbook with at most 26 columns. */
export async function writeXlsx(
  path: string,
  sheets: readonly SheetOfCells[],
  { from1904 = false } = {},
): Promise<void> {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`;
  await writeZip(path, {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${numbered
      .map(
        ({ number }) =>
          `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${
      from1904 ? '<workbookPr date1904="1"/>' : ''
    }<sheets>${numbered
      .map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      numbered
        .map(({ number }) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`))
        .join('') + relation(99, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      numbered.map((sheet) => [`xl/worksheets/sheet${sheet.number}.xml`, xlsxSheet(sheet)]),
    ),
  });
}

const ODS = 'urn:oasis:names:tc:opendocument:xmlns';

function odsCell(cell: Cell): string {
  if (cell === null) return '<table:table-cell/>';
  const [type, value] =
    typeof cell === 'string'
      ? ['string', '']
      : typeof cell === 'number'
        ? ['float', ` office:value="${cell}"`]
        : ['date', ` office:date-value="${dayOf(cell.day)}"`];
  const text = typeof cell === 'object' ? '' : `<text:p>${escaped(String(cell))}</text:p>`;
  return `<table:table-cell office:value-type="${type}"${value}>${text}</table:table-cell>`;
}

const dayOf = (day: number) =>
  new Date(Date.UTC(1899, 11, 30) + day * 86_400_000).toISOString().slice(0, 10);

/** Writes a LibreOffice workbook, with the empty rows that it repeats to the end of a sheet. */
export async function writeOds(path: string, sheets: readonly SheetOfCells[]): Promise<void> {
  const tables = sheets.map(
    ({ name, rows }) =>
      `<table:table table:name="${name}">${rows
        .map((row) => `<table:table-row>${row.map(odsCell).join('')}</table:table-row>`)
        .join(
          '',
        )}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1000"/></table:table-row></table:table>`,
  );
  await writeZip(path, {
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="${ODS}:office:1.0" xmlns:table="${ODS}:table:1.0" xmlns:text="${ODS}:text:1.0" office:version="1.2"><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
  });
}
