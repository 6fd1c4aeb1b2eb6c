import type { QueuedContent } from './queued-entry';
type QueuedRecord = Extract<QueuedContent, {
    kind: 'record';
}>;
type RecordFile = QueuedRecord['files'][number];
export declare function requestsOf(files: readonly RecordFile[], maxBytes: number): RecordFile[][];
export declare function sendRecord(record: QueuedRecord, mayGoOn: () => void): Promise<void>;
export {};
