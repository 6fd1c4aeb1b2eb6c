import { type WebFormAttachment } from '@aranya/shared/contracts';
export declare const getWebForm: (formId: string, signal?: AbortSignal) => Promise<{
    formId: string;
    version: string;
    title: string;
    hash: string;
    xform: string;
    attachments: {
        name: string;
        hash: string;
    }[];
    deviceId: string;
    username: string;
    maxSubmissionBytes: number;
    unsupported: string[];
}>;
export declare const getWebFormAttachment: (formId: string, { name, hash }: WebFormAttachment) => Promise<Blob>;
export interface WebSubmission {
    formId: string;
    deviceId: string;
    edits?: string | undefined;
    content: FormData;
    onSent?: (part: number) => void;
    signal?: AbortSignal;
}
export declare const sendWebSubmission: ({ formId, deviceId, edits, content, onSent, signal, }: WebSubmission) => Promise<{
    instanceId: string;
    state: "already-stored" | "stored";
}>;
export declare const getOwnRecordInstance: (id: string, signal?: AbortSignal) => Promise<{
    formId: string;
    version: string;
    instance: string;
    attachments: {
        name: string;
        bytes?: number | undefined;
    }[];
    editableUntil: string;
}>;
export declare const getOwnRecordAttachment: (id: string, name: string, signal?: AbortSignal) => Promise<Blob>;
export declare const answerQuestion: (id: string, text: string) => Promise<unknown>;
export declare const deleteOwnRecord: (id: string) => Promise<{
    deleted: true;
}>;
