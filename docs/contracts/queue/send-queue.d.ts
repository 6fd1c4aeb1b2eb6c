export declare function sendQueue(): Promise<void>;
export declare const whileNothingIsSent: <Result>(work: () => Promise<Result>) => Promise<Result>;
export declare const sendWithPin: (id: string, pin: string) => Promise<boolean>;
