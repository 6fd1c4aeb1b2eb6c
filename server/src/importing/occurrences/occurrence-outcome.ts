import { sentence } from '../../platform/languages/sentence';
import type { ImportOutcome } from '../import-job';
import { wholeFileFault } from '../whole-file-fault';
import type { RecordSink } from './record-sink';

/** Whether the file is refused for its records. */
export const isRefused = ({ tally, recordsTaken }: RecordSink, keepGood: boolean) =>
  tally.total > 0 && (!keepGood || recordsTaken === 0);

/** Returns the result of an import. The status of a dry run is `checked` or `refused`. */
export async function occurrenceOutcome(
  wished: 'complete' | 'refused' | 'checked' | 'stopped',
  recordsRead: number,
  sink: RecordSink,
  keepGood: boolean,
): Promise<ImportOutcome> {
  const { tally } = sink;
  const refused = wished === 'refused' || (wished === 'checked' && isRefused(sink, keepGood));
  return {
    status: refused ? 'refused' : wished,
    sentence: refused ? await wholeFileFault(tally.counts(), recordsRead, sink.refusals()) : null,
    recordsRead,
    recordsTaken: refused ? 0 : sink.recordsTaken,
    recordsRefused: tally.total,
    recordsReplaced: 0,
    reasons: tally.counts(),
    notes: [],
    refusals: () => sink.refusals(),
  };
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
