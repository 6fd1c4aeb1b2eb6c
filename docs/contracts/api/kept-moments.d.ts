export declare function noteKept(signal: AbortSignal | undefined, at: Date): void;
export declare const keptAt: (signal: AbortSignal) => Date | undefined;
