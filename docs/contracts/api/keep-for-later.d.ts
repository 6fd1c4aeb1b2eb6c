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
    revision: number;
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
        deviceId: string;
        xml: string;
        files: {
            name: string;
            content: Blob;
        }[];
        maxSubmissionBytes: number;
    };
    attempt?: string | undefined;
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
export declare function dropWaiting(subject: string, person?: string, sent?: Readonly<Record<string, string>>): Promise<void>;
export declare function editWaiting(id: string, content: Queue.QueuedContent): Promise<void>;
export declare function inTurnWithQueue<Result>(work: () => Promise<Result>): Promise<Result>;
export {};
