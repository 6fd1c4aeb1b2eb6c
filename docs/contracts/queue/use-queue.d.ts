import type { QueuedEntry } from './queued-entry';
export interface WaitingEntries {
    entries: readonly QueuedEntry[];
    underWay: readonly QueuedEntry[];
    unreadable: number;
    others: number;
}
export declare function readQueue(person: string): Promise<WaitingEntries>;
export declare function useQueue(): WaitingEntries | undefined;
