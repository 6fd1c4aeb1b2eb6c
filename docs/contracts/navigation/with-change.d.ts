export declare function withChange(parameters: URLSearchParams, change: Readonly<Record<string, string | undefined>>): URLSearchParams;
