interface FileCall {
    url: string;
    signal?: AbortSignal | undefined;
}
export declare function callForFile({ url, signal }: FileCall): Promise<Blob>;
export {};
