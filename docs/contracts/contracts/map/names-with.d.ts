export declare function namesWith(words: string): (names: readonly (string | null)[]) => boolean;
