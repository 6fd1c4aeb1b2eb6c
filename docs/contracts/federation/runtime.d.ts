import type { ReleaseIntegrity } from '@aranya/shared/contracts';
export declare function chooseRelease(remote: string, manifestUrl: string, integrity?: ReleaseIntegrity): void;
export declare function loadExposed<Module>(remote: string, expose: string): Promise<Module>;
