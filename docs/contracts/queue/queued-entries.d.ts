import { type StoredEntry } from './queue-database';
import { type QueuedContent, QueuedEntry } from './queued-entry';
export declare const readableOf: (stored: readonly StoredEntry[]) => QueuedEntry[];
interface Written {
    id?: string;
    person: string;
    content: QueuedContent;
}
export declare function enqueue({ id, person, content }: Written): Promise<void>;
export declare function entriesOf(people: readonly string[]): Promise<QueuedEntry[]>;
export declare function entryOf(id: string): Promise<QueuedEntry | undefined>;
export declare function removeEntries(ids: readonly string[]): Promise<void>;
export declare function removeEntriesOf(person: string): Promise<void>;
export declare function setRefusal(id: string, refusal?: QueuedEntry['refusal']): Promise<void>;
export declare const retryEntry: (id: string) => Promise<void>;
export {};
