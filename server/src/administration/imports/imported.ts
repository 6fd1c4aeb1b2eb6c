import type { Language } from '@aranya/shared/contracts';
import type { ImportAnswer, RefusedRecord } from '@aranya/shared/contracts/administration';
import { type ImportOutcome, isWholeFileFault, refusalSentence } from '../../importing';
import { type Sentence, sayIn, sentence } from '../../platform/languages/sentence';
import type { Translations } from '../../platform/languages/translations';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/text/write-csv';
import { ADMINISTRATION_LIMITS } from '../limits';
import { pointable } from './columns';

/** Before translation of the reason. */
export interface RefusedBefore extends Pick<RefusedRecord, 'record' | 'field' | 'value'> {
  said: Sentence;
}

/** Before translation. */
export interface Imported
  extends Omit<
    ImportAnswer,
    'report' | 'sentence' | 'language' | 'words' | 'notes' | 'noteLanguages' | 'refused'
  > {
  said: Sentence | null;
  notes?: readonly Sentence[];
  refused: readonly RefusedBefore[];
}

/** @param said the next step */
export const wholeFileRefused = (said: Sentence): Imported => ({
  status: 'refused',
  said,
  recordsRead: 0,
  recordsTaken: 0,
  recordsRefused: 0,
  recordsReplaced: 0,
  refused: [],
});

export async function importedBy(outcome: ImportOutcome): Promise<Imported> {
  const { status, recordsRead, recordsTaken, recordsRefused, recordsReplaced } = outcome;
  const wasThere = status === 'already-there';
  const [first = null] = outcome.notes;
  const refused: RefusedBefore[] = [];
  // A fault of every record is reported once, by the sentence.
  const listed = isWholeFileFault(outcome) ? [] : outcome.refusals();
  for await (const { record, field, value, reason } of listed) {
    if (refused.length === ADMINISTRATION_LIMITS.reportedRefusals) break;
    refused.push({ record, field, value, said: refusalSentence(reason, field) });
  }
  return {
    status: status === 'checked' || status === 'refused' ? status : 'complete',
    said: wasThere ? first : outcome.sentence,
    recordsRead,
    recordsTaken,
    recordsRefused,
    recordsReplaced,
    notes: wasThere ? [] : outcome.notes,
    ...(outcome.columns && {
      columns: pointable(outcome.columns.map((name) => ({ name }))).map(({ name }) => name),
    }),
    refused,
  };
}

const HEADS = [sentence('Record'), sentence('Field'), sentence('Value'), sentence('What to do')];

export function importAnswer(
  { said, notes, refused, ...imported }: Imported,
  language: Language,
  translations: Translations,
): ImportAnswer {
  const say = (one: Sentence) => sayIn(one, language, translations);
  const told = notes?.map(say);
  const records = refused.map(({ said: why, ...record }) => ({ ...record, ...say(why) }));
  const rows = records.map(({ record, field, value, sentence: why }) =>
    csvLine([record, field, value, why]),
  );
  const head = csvLine(HEADS.map((one) => say(one).sentence));
  return {
    ...imported,
    sentence: null,
    ...(said && say(said)),
    ...(told && {
      notes: told.map((one) => one.sentence),
      noteLanguages: told.map((one) => one.language),
    }),
    refused: records.slice(0, ADMINISTRATION_LIMITS.shownRefusals),
    report: rows.length > 0 ? BYTE_ORDER_MARK + head + rows.join('') : null,
  };
}
