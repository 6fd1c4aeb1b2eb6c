import type { DBSchema } from 'idb';
export interface StoredEntry {
    id: string;
    person: string;
    [field: string]: unknown;
}
export interface QueueSchema extends DBSchema {
    entries: {
        key: string;
        value: StoredEntry;
    };
}
export declare const queueDatabase: () => Promise<import("idb").IDBPDatabase<QueueSchema>>;
