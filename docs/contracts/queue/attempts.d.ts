import type { QueuedContent, QueuedEntry } from './queued-entry';
export declare const keepDuring: ({ id, ...written }: {
    id: string;
    person: string;
    content: QueuedContent;
}, isAnswered: Promise<boolean>) => Promise<void>;
export declare function attemptsUnderWay(): Promise<ReadonlySet<string>>;
export declare const isOneOf: (attempts: ReadonlySet<string>, { attempt }: QueuedEntry) => boolean;
export declare const whenOver: (attempt: string, signal: AbortSignal) => Promise<unknown>;
