import { ProblemBody } from '@aranya/shared/contracts';
export declare const NETWORK_MESSAGE = "We could not reach Aranya. Check the connection and try again; nothing you typed is lost.";
export declare const NETWORK_PROBLEM: ProblemBody;
export declare class ApiError extends Error {
    readonly status: number;
    readonly problem: ProblemBody;
    constructor(status: number, problem: ProblemBody, cause?: unknown);
    get isNetworkFailure(): boolean;
    get isSessionEnded(): boolean;
    get isForbidden(): boolean;
}
export declare function problemOf(data: unknown): ProblemBody;
