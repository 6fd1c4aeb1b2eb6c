interface FileCall {
    url: string;
    kept?: boolean;
    signal?: AbortSignal | undefined;
}
export declare function callForFile({ url, kept, signal }: FileCall): Promise<Blob>;
export {};
