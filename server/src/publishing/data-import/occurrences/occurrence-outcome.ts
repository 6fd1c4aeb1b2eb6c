import { sentence } from '../../../platform/languages/sentence';
import type { ImportOutcome } from '../import-job';
import type { RefusalCount } from '../refusals/refusal';
import type { RecordSink } from './record-sink';

/** Whether the file is refused for its records. */
export const isRefused = ({ tally, recordsTaken }: RecordSink, keepGood: boolean) =>
  tally.total > 0 && (!keepGood || recordsTaken === 0);

/** Returns the result of an import. The status of a dry run is `checked` or `refused`. */
export function occurrenceOutcome(
  wished: 'complete' | 'refused' | 'checked' | 'stopped',
  recordsRead: number,
  sink: RecordSink,
  keepGood: boolean,
): ImportOutcome {
  const { tally } = sink;
  const refused = wished === 'refused' || (wished === 'checked' && isRefused(sink, keepGood));
  return {
    status: refused ? 'refused' : wished,
    sentence: refused ? sentenceForAll(tally.counts(), recordsRead) : null,
    recordsRead,
    recordsTaken: refused ? 0 : sink.recordsTaken,
    recordsRefused: tally.total,
    recordsReplaced: 0,
    reasons: tally.counts(),
    notes: [],
    refusals: () => sink.refusals(),
  };
}

/** Returns one sentence when every record has the same fault, instead of a million equal refusals. */
function sentenceForAll([first, ...others]: readonly RefusalCount[], records: number) {
  if (!first || others.length > 0 || first.count !== records) return null;
  if (first.reason === 'datum') {
    return sentence(
      'Every place of the file is given in another system than WGS84: {system}. Reproject the file to WGS84 (EPSG:4326) and import the result.',
      { system: first.example.value },
    );
  }
  if (first.reason === 'projected') {
    return sentence(
      'Every place of the file is in metres of a projection such as UTM. Reproject the file to WGS84 (EPSG:4326) and import the result.',
    );
  }
  if (first.reason === 'swapped') {
    return sentence(
      'Latitude and longitude are swapped in the whole file. Swap the names of the two columns.',
    );
  }
  return null;
}

async function* nothing() {}

const empty = {
  sentence: null,
  recordsRead: 0,
  recordsTaken: 0,
  recordsRefused: 0,
  recordsReplaced: 0,
  reasons: [],
  refusals: nothing,
};

export const alreadyThere = (at: Date): ImportOutcome => ({
  ...empty,
  status: 'already-there',
  notes: [
    sentence('This file was imported on {day}; nothing was changed.', {
      day: at.toISOString().slice(0, 10),
    }),
  ],
});

export const stoppedEarly = (): ImportOutcome => ({ ...empty, status: 'stopped', notes: [] });
