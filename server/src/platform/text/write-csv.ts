/** What a cell may hold. Moments are written as ISO 8601, null as an empty cell. */
export type CsvValue = string | number | boolean | Date | null;

/** Told to spreadsheets that the file is UTF-8; without it they garble Hindi and Odia names. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet would run as a formula (CWE-1236), also where its sign is in full width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/**
 * One line of a table as comma-separated values (RFC 4180), with its line end. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front; numbers stay numbers.
 */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
