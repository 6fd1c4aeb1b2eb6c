export { keepDuring } from './attempts';
export {
  enqueue,
  entriesOf,
  removeEntriesOf,
  removeEntry,
  removeSubject,
  retryEntry,
} from './queued-entries';
export { addressOfNewest, isWorthRetrying, QueuedContent, QueuedEntry } from './queued-entry';
export * from './send-queue';
export * from './use-queue';
