export declare function sendQueue(): Promise<void>;
export declare const whileNothingIsSent: <Result>(work: () => Promise<Result>) => Promise<Result>;
