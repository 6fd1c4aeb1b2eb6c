export { keepDuring } from './attempts';
export { enqueue, entriesOf, removeEntries, removeEntriesOf } from './queued-entries';
export { addressOfNewest, isWorthRetrying, QueuedContent, QueuedEntry } from './queued-entry';
export * from './send-queue';
export * from './use-queue';
