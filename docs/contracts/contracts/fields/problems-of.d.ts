interface Refusal {
    issues: {
        path: PropertyKey[];
        message: string;
    }[];
}
export declare const problemsOf: (refusal?: Refusal, depth?: number) => Partial<Record<string, string>>;
export {};
