import { type StoredEntry } from './queue-database';
import { type QueuedContent, QueuedEntry } from './queued-entry';
export declare const readableOf: (stored: readonly StoredEntry[]) => QueuedEntry[];
interface Written {
    id?: string;
    person: string;
    content: QueuedContent;
    attempt?: string;
}
export declare function enqueue({ id, person, content }: Written): Promise<void>;
export declare const putInPlace: ({ id, ...written }: Written) => Promise<QueuedEntry | undefined>;
export declare const takeBack: (attempt: string, before: QueuedEntry | undefined) => Promise<void>;
export declare function entriesOf(people: readonly string[]): Promise<QueuedEntry[]>;
export declare function entryOf(id: string): Promise<QueuedEntry | undefined>;
export declare function editEntry(id: string, person: string, content: QueuedContent): Promise<void>;
export declare function retryEntry(id: string): Promise<void>;
export declare function removeEntry(id: string): Promise<void>;
export declare function removeSubject(person: string, subject: string, sent?: Readonly<Record<string, string>>): Promise<void>;
export declare function removeEntriesOf(person: string): Promise<void>;
export declare function settleEntry({ id, revision }: QueuedEntry, refusal?: QueuedEntry['refusal']): Promise<void>;
export {};
