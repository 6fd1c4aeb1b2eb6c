import { type ManifestIntegrity, type ReleaseIntegrity } from '@aranya/shared/contracts';
export declare function trustRelease(manifestUrl: string, integrity?: ReleaseIntegrity): void;
export declare function trustFiles(manifestUrl: string, { files }: ManifestIntegrity): void;
export declare function isFileOf(manifestUrl: string, url: string): boolean;
export declare const isReleased: (url: string) => boolean;
export declare function hashOf(url: string): string;
