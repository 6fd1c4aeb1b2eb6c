export * from './queued-entries';
export { QueuedContent, QueuedEntry } from './queued-entry';
export * from './send-queue';
export * from './use-queue';
