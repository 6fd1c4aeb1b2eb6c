export type FailurePhase = 'unknown-remote' | 'range' | 'integrity' | 'load' | 'chunk' | 'render' | 'page';
export declare class RemoteFailure extends Error {
    readonly remote: string;
    readonly version: string;
    readonly phase: FailurePhase;
    constructor(remote: string, version: string, phase: FailurePhase, cause: unknown);
}
