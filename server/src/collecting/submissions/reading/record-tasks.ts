import type { TaskOf } from '../../../platform/heavy-work/heavy-work';
import type { readRecordsAgain } from '../rereading/read-records-again';
import type { largeRecordFacts, largeRecordIdentity } from './large-record';

/** Tasks that `worker.ts` exports. */
export const LARGE_RECORD_IDENTITY: TaskOf<typeof largeRecordIdentity> = {
  name: 'largeRecordIdentity',
  lane: 'records',
};
export const LARGE_RECORD_FACTS: TaskOf<typeof largeRecordFacts> = {
  name: 'largeRecordFacts',
  lane: 'records',
};
export const READ_RECORDS_AGAIN: TaskOf<typeof readRecordsAgain> = {
  name: 'readRecordsAgain',
  lane: 'records',
};
