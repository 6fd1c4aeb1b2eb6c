import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inEnglish } from '../../../platform/languages/sentence';
import type { Refusal } from './refusal';
import { refusalSentence } from './refusal-reasons';

/**
 * A value for a spreadsheet: quoted, and kept from being run as a formula. What is refused comes
 * from other people.
 */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^[+-]?[\d.]+$/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

async function* rowsOf(refusals: AsyncIterable<Refusal>) {
  // The mark makes spreadsheets read it as UTF-8.
  yield '\uFEFFrecord,field,value,reason,what to do\r\n';
  for await (const { record, field, value, reason } of refusals) {
    const told = inEnglish(refusalSentence(reason, field));
    yield `${record},${cell(field)},${cell(value)},${reason},${cell(told)}\r\n`;
  }
}

/** Writes refused records as CSV: record, field, value, reason and its sentence, in English. */
export async function writeRefusalReport(
  path: string,
  refusals: AsyncIterable<Refusal>,
): Promise<void> {
  await pipeline(Readable.from(rowsOf(refusals)), createWriteStream(path));
}
