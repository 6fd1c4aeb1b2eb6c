import { type LoginAnswer } from '@aranya/shared/contracts';
export declare const problemFor: (error: unknown) => {
    code: string;
    message: string;
    fields?: {
        field: string;
        message: string;
    }[] | undefined;
    retryAfterSeconds?: number | undefined;
    closesAt?: string | undefined;
};
export declare function withStatus<Answer>(work: () => Promise<Answer>): Promise<Answer>;
export declare function beginSession(answer: LoginAnswer): void;
export declare function signIn(phoneNumber: string, pin: string): Promise<void>;
export declare function signInWithProvider(ticket: string, pageKey: string): Promise<void>;
export declare function endSession(reason: 'asked' | 'forbidden'): void;
export declare function askToEndSession(): void;
export declare function refreshProfile(): Promise<void>;
