import type { TaskOf } from '../../platform/heavy-work/heavy-work';
import type { largeRecordFacts, largeRecordFileNames } from './large-record';

/** Tasks that `worker.ts` exports. */
export const LARGE_RECORD_FACTS: TaskOf<typeof largeRecordFacts> = {
  name: 'largeRecordFacts',
  lane: 'records',
};
export const LARGE_RECORD_FILE_NAMES: TaskOf<typeof largeRecordFileNames> = {
  name: 'largeRecordFileNames',
  lane: 'records',
};
