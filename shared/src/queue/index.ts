export { keepDuring } from './attempts';
export {
  editEntry,
  enqueue,
  entriesOf,
  entryOf,
  removeEntriesOf,
  removeEntry,
  removeSubject,
  retryEntry,
  settleEntry,
} from './queued-entries';
export { QueuedContent, QueuedEntry } from './queued-entry';
export * from './send-queue';
export * from './use-queue';
