export { type Attempt, beginAttempt } from './attempts';
export {
  editEntry,
  enqueue,
  entriesOf,
  entryOf,
  readQueue,
  removeEntriesOf,
  removeEntry,
  removeSubject,
  retryEntry,
  settleEntry,
  type WaitingEntries,
} from './queued-entries';
export { QueuedContent, QueuedEntry } from './queued-entry';
export * from './send-queue';
export * from './use-queue';
