export declare function fetchManifest(address: string): Promise<Response>;
