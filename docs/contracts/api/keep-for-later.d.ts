import type * as Queue from '@aranya/shared/queue';
export declare const newCallId: () => string;
interface Unsent {
    id?: string;
    content: Queue.QueuedContent;
}
export declare function keepForLater(error: unknown, unsent: Unsent, person?: string): Promise<boolean>;
export declare function sendOrKeep<Answer>({ id, content }: Unsent, send: () => Promise<Answer>, person?: string): Promise<Answer | undefined>;
export declare function whatWaits(): Promise<never[] | {
    id: string;
    person: string;
    writtenAt: number;
    page: string;
    content: {
        kind: "profile";
        changed: Record<string, string>;
    } | {
        kind: "sign-out";
        token: string;
    } | {
        kind: "gap";
        suggestion: {
            userName: string;
            fullName: string;
            country: string;
            sdg: string;
            extraDetail: string;
        };
    } | {
        kind: "form-access";
        formId: string;
        name: string;
        projectId: number;
        roleId: number;
        location: string;
    } | {
        kind: "record";
        formId: string;
        title: string;
        instanceId: string;
        edits?: string | undefined;
        deviceId: string;
        xml: string;
        files: {
            name: string;
            content: Blob;
        }[];
        maxSubmissionBytes: number;
    };
    refusal?: {
        code: string;
        message: string;
        fields?: {
            field: string;
            message: string;
        }[] | undefined;
        retryAfterSeconds?: number | undefined;
        closesAt?: string | undefined;
    } | undefined;
}[]>;
export declare function dropWaiting(ids: readonly string[]): Promise<void>;
export declare function inTurnWithQueue<Result>(work: () => Promise<Result>): Promise<Result>;
export {};
