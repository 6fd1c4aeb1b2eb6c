export declare function isOwnPath(link: string): boolean;
export declare function isHttpsAddress(link: string): boolean;
