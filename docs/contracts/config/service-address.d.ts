type Service = 'accounts' | 'profiles' | 'fieldSites' | 'collectedData';
export declare function serviceAddress(service: Service, address: string | null | undefined): string | null;
export declare function pictureAddress(service: Service, address: string | null | undefined): string | null;
export {};
