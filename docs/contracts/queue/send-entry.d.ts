import type { QueuedEntry } from './queued-entry';
export declare function sendEntry(entry: QueuedEntry): Promise<void>;
