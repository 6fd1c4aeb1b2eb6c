export declare function withDistinctKeys<Entry>(entries: readonly Entry[], contentOf: (entry: Entry) => string): {
    key: string;
    entry: Entry;
}[];
