import type { DateOrder } from '@aranya/shared/contracts/administration';
import { type Sentence, sentence, type Way } from '../../platform/languages/sentence';
import type { Fields, RecordTable } from '../files/source/record-table';
import { FileRefused } from '../import-job';
import { WAYS } from '../ways';
import { orderShown } from './event-date';

/** A date of the file has two meanings, and nobody has stated the order of day and month yet. */
export class DatesUndecided extends Error {
  override readonly name = 'DatesUndecided';
}

interface Shown {
  records: number;
  /** The first such date, as written in the file. */
  example: string;
}

async function evidenceIn(table: RecordTable, fields: Fields<'eventDate'>) {
  const shown = new Map<DateOrder | 'either', Shown>();
  for await (const batch of table.batches()) {
    for (const record of batch) {
      const text = fields.of(record)('eventDate');
      // Nearly all dates of large files are ISO 8601.
      const order = /^\d{4}-/.test(text) ? null : orderShown(text);
      if (!order) continue;
      const known = shown.get(order);
      if (known) known.records += 1;
      else shown.set(order, { records: 1, example: text });
    }
  }
  return shown;
}

/** Quotes dates that have only one meaning, such as 25/03/2024. @throws FileRefused always */
export async function askForDateOrder(
  table: RecordTable,
  fields: Fields<'eventDate'>,
): Promise<never> {
  const shown = await evidenceIn(table, fields);
  const { example: date = '', records = 0 } = shown.get('either') ?? {};
  const dayFirst = shown.get('day-first')?.example;
  const monthFirst = shown.get('month-first')?.example;
  const asked = { date, records, option: WAYS.dates };
  throw new FileRefused(questionOf(asked, dayFirst, monthFirst));
}

function questionOf(
  asked: { date: string; records: number; option: Way },
  dayFirst: string | undefined,
  monthFirst: string | undefined,
): Sentence {
  if (dayFirst && monthFirst) {
    return sentence(
      '{date} has two meanings (records: {records}), and the dates of the file contradict each other: {dayFirst} has the day first, {monthFirst} the month. Correct them, or say which it is: “{option}”.',
      { ...asked, dayFirst, monthFirst },
    );
  }
  if (dayFirst) {
    return sentence(
      'Is {date} a date with the day first or with the month first (records with two meanings: {records})? In this file {dayFirst} has the day first. Say which it is: “{option}”.',
      { ...asked, dayFirst },
    );
  }
  if (monthFirst) {
    return sentence(
      'Is {date} a date with the day first or with the month first (records with two meanings: {records})? In this file {monthFirst} has the month first. Say which it is: “{option}”.',
      { ...asked, monthFirst },
    );
  }
  return sentence(
    'Is {date} a date with the day first or with the month first? No date of the file shows it (records with two meanings: {records}). Say which it is: “{option}”.',
    asked,
  );
}
