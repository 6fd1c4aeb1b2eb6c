import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Sheets of a workbook by name: rows of cells. */
export type Sheets = Record<string, readonly (readonly string[])[]>;

/** A form that an institute wrote in a spreadsheet. */
export const GROVE_SHEETS: Sheets = {
  survey: [
    ['type', 'name', 'label'],
    ['text', 'species', 'Which tree is it?'],
    ['decimal', 'girth', 'Girth in metres'],
    ['geopoint', 'location', 'Where it stands'],
    ['image', 'photo', 'Photo'],
  ],
  settings: [
    ['form_title', 'form_id', 'version'],
    ['Trees of the temple grove', 'grove_sheet', '1'],
  ],
};

/** The same workbook with other rows in a sheet. */
export const withSheet = (name: string, rows: Sheets[string]): Sheets => ({
  ...GROVE_SHEETS,
  [name]: rows,
});

/** A workbook as a spreadsheet program writes one. @param more Other parts by their names. */
export async function workbook(sheets: Sheets, more: Record<string, Buffer> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(`${HEAD}${xml}`), name);
  const names = Object.keys(sheets);
  const numbered = (part: (name: string, number: number) => string) =>
    names.map((name, index) => part(name, index + 1)).join('');
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${numbered((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)}</Types>`,
  );
  add(
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${numbered((name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${numbered((_, number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
  );
  for (const [index, rows] of Object.values(sheets).entries()) {
    add(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(rows));
  }
  for (const [name, content] of Object.entries(more)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const sheetXml = (rows: Sheets[string]): string => {
  const cells = rows.map((row, index) => {
    const inRow = row.map((text, column) => {
      if (text === '') return '';
      const place = `${String.fromCharCode(65 + column)}${index + 1}`;
      const escaped = text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');
      return `<c r="${place}" t="inlineStr"><is><t>${escaped}</t></is></c>`;
    });
    return `<row r="${index + 1}">${inRow.join('')}</row>`;
  });
  return `<worksheet xmlns="${SHEETS}"><sheetData>${cells.join('')}</sheetData></worksheet>`;
};
