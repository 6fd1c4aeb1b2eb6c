import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inEnglish } from '../../platform/languages/sentence';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/text/write-csv';
import type { Refusals } from './refusal';
import { refusalSentence } from './refusal-reasons';

async function* rowsOf(refusals: Refusals) {
  yield BYTE_ORDER_MARK + csvLine(['record', 'field', 'value', 'reason', 'what to do']);
  for await (const { record, field, value, reason } of refusals) {
    const told = inEnglish(refusalSentence(reason, field));
    yield csvLine([record, field, value, reason, told]);
  }
}

export async function writeRefusalReport(path: string, refusals: Refusals): Promise<void> {
  await pipeline(Readable.from(rowsOf(refusals)), createWriteStream(path));
}
