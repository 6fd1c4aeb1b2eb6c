import type { QueuedContent } from './queued-entry';
export declare const keepDuring: ({ id, ...written }: {
    id: string;
    person: string;
    content: QueuedContent;
}, isAnswered: Promise<boolean>) => Promise<void>;
export declare function attemptsUnderWay(): Promise<ReadonlySet<string>>;
export declare const whenOver: (id: string, signal: AbortSignal) => Promise<unknown>;
