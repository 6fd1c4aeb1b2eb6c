import type { DateOrder } from '@aranya/shared/contracts/administration';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../import-job';
import type { Fields, RecordTable } from '../source/record-table';
import { WAYS } from '../ways';
import { orderShown } from './event-date';

/** A date of the file has two meanings, and the order of day and month is not known yet. */
export class DatesUndecided extends Error {
  override readonly name = 'DatesUndecided';
}

/** Order of day and month in the dates of a file. */
export interface DecidedDates {
  /** Null as long as no date needs it. */
  order: DateOrder | null;
  /** How the order was decided, if the file shows it. */
  note: Sentence | null;
}

/** Dates of a file that show an order. */
interface Shown {
  records: number;
  /** The first of them, as written. */
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

const READ_AS = {
  'day-first': (values: Shown & { date: string }) =>
    sentence(
      'Dates such as {date} were read with the day first: {example} has one meaning only (records: {records}).',
      { ...values },
    ),
  'month-first': (values: Shown & { date: string }) =>
    sentence(
      'Dates such as {date} were read with the month first: {example} has one meaning only (records: {records}).',
      { ...values },
    ),
};

/**
 * Reads the whole file for dates with one meaning, such as 25/03/2024, and takes their order for the
 * others.
 * @throws FileRefused when no date shows the order, or they contradict each other: a person is asked
 */
export async function decideDateOrder(
  table: RecordTable,
  fields: Fields<'eventDate'>,
): Promise<DecidedDates> {
  const shown = await evidenceIn(table, fields);
  const { example: date = '', records = 0 } = shown.get('either') ?? {};
  const dayFirst = shown.get('day-first');
  const monthFirst = shown.get('month-first');
  const option = WAYS.dates;
  if (dayFirst && monthFirst) {
    throw new FileRefused(
      sentence(
        '{date} has two meanings (records: {records}), and the dates of the file contradict each other: {dayFirst} has the day first, {monthFirst} the month. Correct them, or say which it is: “{option}”.',
        { date, records, dayFirst: dayFirst.example, monthFirst: monthFirst.example, option },
      ),
    );
  }
  const order = dayFirst ? 'day-first' : 'month-first';
  const evidence = dayFirst ?? monthFirst;
  if (evidence) return { order, note: READ_AS[order]({ date, ...evidence }) };
  throw new FileRefused(
    sentence(
      'Is {date} a date with the day first or with the month first? No date of the file shows it (records with two meanings: {records}). Say which it is: “{option}”.',
      { date, records, option },
    ),
  );
}
