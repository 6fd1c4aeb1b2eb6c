import type { DBSchema } from 'idb';
export interface KeptAnswer {
    person: string;
    question: string;
    content: unknown;
    at: Date;
}
interface DeviceSchema extends DBSchema {
    answers: {
        key: [person: string, question: string];
        value: KeptAnswer;
        indexes: {
            at: Date;
        };
    };
}
export declare const DEVICE_DATABASE = "aranya-device";
export declare const deviceDatabase: () => Promise<import("idb").IDBPDatabase<DeviceSchema>>;
export {};
