import type { ImportAnswer, RefusedRecord } from '@aranya/shared/contracts/administration';
import { LIMITS } from '../../../platform/configuration/limits';
import { type ImportOutcome, refusalSentence } from '../../../publishing/data-import';
import { BYTE_ORDER_MARK, csvLine } from '../csv/write-csv';
import { pointable } from './mapping';

/** What happened to a file, before it is told. */
export type Imported = Omit<ImportAnswer, 'report'>;

/** A file that could not be read at all. @param sentence what to do */
export const wholeFileRefused = (sentence: string): Imported => ({
  status: 'refused',
  sentence,
  recordsRead: 0,
  recordsTaken: 0,
  recordsRefused: 0,
  recordsReplaced: 0,
  refused: [],
});

/** What an importer tells, with the first refused records. */
export async function importedBy(outcome: ImportOutcome): Promise<Imported> {
  const { status, sentence, recordsRead, recordsTaken, recordsRefused, recordsReplaced } = outcome;
  const refused: RefusedRecord[] = [];
  for await (const { record, field, value, reason } of outcome.refusals()) {
    if (refused.length === LIMITS.administration.reportedRefusals) break;
    refused.push({ record, field, value, sentence: refusalSentence(reason, field) });
  }
  return {
    status: status === 'checked' || status === 'refused' ? status : 'complete',
    sentence: status === 'already-there' ? outcome.notes.join(' ') : sentence,
    recordsRead,
    recordsTaken,
    recordsRefused,
    recordsReplaced,
    notes: status === 'already-there' ? [] : [...outcome.notes],
    ...(outcome.columns && {
      columns: pointable(outcome.columns.map((name) => ({ name }))).map(({ name }) => name),
    }),
    refused,
  };
}

/** The answer: some refused records to read, the others as a table. */
export function importAnswer({ refused, ...imported }: Imported): ImportAnswer {
  const rows = refused.map(({ record, field, value, sentence }) =>
    csvLine([record, field, value, sentence]),
  );
  const head = csvLine(['record', 'field', 'value', 'what to do']);
  return {
    ...imported,
    refused: refused.slice(0, LIMITS.administration.shownRefusals),
    report: rows.length > 0 ? BYTE_ORDER_MARK + head + rows.join('') : null,
  };
}
