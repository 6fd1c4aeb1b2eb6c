import type { RemoteRelease } from '@aranya/shared/contracts';
export declare const OVERRIDES_KEY = "aranya-overrides";
export declare function overrides(): Record<string, string>;
export declare function clearOverrides(): void;
export declare function overrideOf(remote: string): RemoteRelease | undefined;
