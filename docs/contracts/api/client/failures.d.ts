export declare function sentenceFor(error: unknown): string;
export declare function noteFailure(error: unknown): void;
