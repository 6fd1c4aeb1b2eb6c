export declare function askWhileBusy(ask: () => Promise<Blob>, signal: AbortSignal): Promise<Blob>;
