export declare function styleNonce(): string | undefined;
