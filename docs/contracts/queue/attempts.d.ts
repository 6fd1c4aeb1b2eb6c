import type { QueuedContent, QueuedEntry } from './queued-entry';
export interface Attempt {
    end(isAnswered: boolean): Promise<void>;
}
export declare function beginAttempt(written: {
    id: string;
    person: string;
    content: QueuedContent;
}): Promise<Attempt>;
export declare function attemptsUnderWay(): Promise<ReadonlySet<string>>;
export declare const isOneOf: (attempts: ReadonlySet<string>, { attempt }: QueuedEntry) => boolean;
export declare const whenOver: (attempt: string, signal: AbortSignal) => Promise<unknown>;
