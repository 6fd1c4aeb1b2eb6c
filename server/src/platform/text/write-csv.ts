/** Dates are written as ISO 8601, null as an empty cell. */
export type CsvValue = string | number | boolean | Date | null;

/** Marks the file as UTF-8; without it spreadsheets garble Hindi and Odia names. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet would run as a formula (CWE-1236), including full-width signs. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** RFC 4180; a text that resembles a formula gets an apostrophe, numbers remain numbers. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
