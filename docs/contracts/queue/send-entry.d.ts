import type { QueuedEntry } from './queued-entry';
export declare class AnotherPerson extends Error {
}
export declare function sendEntry(entry: QueuedEntry): Promise<void>;
