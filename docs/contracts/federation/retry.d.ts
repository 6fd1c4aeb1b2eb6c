export interface RetryPolicy {
    attempts: number;
    attemptTimeoutMs: number;
    backoffMs: number;
}
export declare const LOAD_POLICY: RetryPolicy;
export declare const ENTRY_TIMEOUT_MS = 10000;
export declare function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value>;
export declare function retry<Value>(work: () => Promise<Value>, policy?: RetryPolicy): Promise<Value>;
