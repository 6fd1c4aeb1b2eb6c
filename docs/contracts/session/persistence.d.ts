import type { PersistedState, Storage } from 'redux-persist';
import { type UserSession } from './user-session';
export declare const SESSION_VERSION = 1;
export declare function readStoredSession(stored: unknown): UserSession;
export declare const persistence: {
    key: string;
    version: number;
    timeout: number;
    storage: Storage;
    whitelist: string[];
    migrate: (state: PersistedState) => Promise<PersistedState>;
};
export declare function sessionInDocument(document: string | null): UserSession;
export declare const STORED_DOCUMENT_KEY = "persist:root";
