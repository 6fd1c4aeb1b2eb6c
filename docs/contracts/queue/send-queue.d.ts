export declare function sendQueue(): Promise<void>;
export declare function retryEntry(id: string): Promise<void>;
export declare const whileNothingIsSent: <Result>(work: () => Promise<Result>) => Promise<Result>;
