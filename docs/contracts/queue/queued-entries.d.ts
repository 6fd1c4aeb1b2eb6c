import type { DBSchema } from 'idb';
import { type QueuedContent, QueuedEntry } from './queued-entry';
interface StoredEntry {
    id: string;
    person: string;
    [field: string]: unknown;
}
interface QueueSchema extends DBSchema {
    entries: {
        key: string;
        value: StoredEntry;
    };
}
export declare const queueDatabase: () => Promise<import("idb").IDBPDatabase<QueueSchema>>;
export declare const readableOf: (stored: readonly unknown[]) => QueuedEntry[];
interface Written {
    id?: string;
    person: string;
    content: QueuedContent;
}
export declare function enqueue({ id, person, content }: Written): Promise<void>;
export declare function storedEntries(): Promise<StoredEntry[]>;
export declare function entriesOf(people: readonly string[]): Promise<QueuedEntry[]>;
export declare function entryOf(id: string): Promise<QueuedEntry | undefined>;
export declare function removeEntries(ids: readonly string[]): Promise<void>;
export declare function removeEntriesOf(person: string): Promise<void>;
export declare function setRefusal(id: string, refusal?: QueuedEntry['refusal']): Promise<void>;
export {};
