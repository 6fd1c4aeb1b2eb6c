import { type Sentence, sentence } from '../platform/languages/sentence';
import type { ImportOutcome } from './import-job';
import type { RefusalCount, Refusals } from './refusals/refusal';
import { type RefusalReason, refusalSentence } from './refusals/refusal-reasons';
import type { RefusalTally } from './refusals/refusal-tally';

export interface RecordsSoFar extends Pick<ImportOutcome, 'refusals'> {
  readonly tally: RefusalTally;
  readonly recordsTaken: number;
}

export const isRefused = ({ tally, recordsTaken }: RecordsSoFar, keepGood: boolean) =>
  tally.total > 0 && (!keepGood || recordsTaken === 0);

/** The status of a dry run is `checked` or `refused`. */
export async function outcomeOf(
  wished: 'complete' | 'refused' | 'checked' | 'stopped',
  recordsRead: number,
  soFar: RecordsSoFar,
  keepGood: boolean,
): Promise<ImportOutcome> {
  const { tally, refusals } = soFar;
  const refused = wished === 'refused' || (wished === 'checked' && isRefused(soFar, keepGood));
  return {
    ...NOTHING_READ,
    status: refused ? 'refused' : wished,
    sentence: refused ? await wholeFileFault(tally.counts(), recordsRead, refusals()) : null,
    recordsRead,
    recordsTaken: refused ? 0 : soFar.recordsTaken,
    recordsRefused: tally.total,
    reasons: tally.counts(),
    refusals,
  };
}

export const NOTHING_READ: ImportOutcome = {
  status: 'stopped',
  sentence: null,
  recordsRead: 0,
  recordsTaken: 0,
  recordsRefused: 0,
  recordsReplaced: 0,
  reasons: [],
  notes: [],
  refusals: () => [],
};

export const alreadyThere = (at: Date): ImportOutcome => ({
  ...NOTHING_READ,
  status: 'already-there',
  notes: [
    sentence('This file was imported on {day}; nothing was changed.', {
      day: at.toISOString().slice(0, 10),
    }),
  ],
});

/** Reasons that concern the whole file even if it has one record. */
const OF_FILES: ReadonlySet<RefusalReason> = new Set(['datum', 'projected', 'swapped']);

const NAMED = 3;

function adviceForAll({ reason, example }: RefusalCount): Sentence {
  if (reason === 'datum') {
    return sentence(
      'Every place of the file is given in another system than WGS84: {system}. Reproject the file to WGS84 (EPSG:4326) and import the result.',
      { system: example.value },
    );
  }
  if (reason === 'projected') {
    return sentence(
      'Every place of the file is in metres of a projection such as UTM. Reproject the file to WGS84 (EPSG:4326) and import the result.',
    );
  }
  if (reason === 'swapped') {
    return sentence(
      'Latitude and longitude are swapped in the whole file. Swap the names of the two columns.',
    );
  }
  return sentence('No record of the file can be imported. {why}', {
    why: refusalSentence(reason, example.field),
  });
}

export const isWholeFileFault = ({
  sentence: said,
  recordsRefused,
  reasons,
}: Pick<ImportOutcome, 'sentence' | 'recordsRefused' | 'reasons'>): boolean =>
  said !== null && recordsRefused > 1 && reasons.length === 1;

/** One sentence replaces a million equal refusals; null when faults differ. */
async function wholeFileFault(
  [first, ...others]: readonly RefusalCount[],
  records: number,
  refusals: Refusals,
): Promise<Sentence | null> {
  if (!first || others.length > 0 || first.count !== records) return null;
  if (records === 1 && !OF_FILES.has(first.reason)) return null;
  const rows: string[] = [];
  for await (const { record, value } of refusals) {
    rows.push(value ? `${record} (${value})` : `${record}`);
    if (rows.length === NAMED) break;
  }
  return sentence('{advice} First records: {rows}.', { advice: adviceForAll(first), rows });
}
