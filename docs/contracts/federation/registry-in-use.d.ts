import type { RegisteredRemote, Registry, RemoteRelease } from '@aranya/shared/contracts';
export declare function adoptRegistry(registry: Registry): void;
export declare const findRemote: (name: string) => RegisteredRemote | undefined;
export declare function registeredRemote(name: string): RegisteredRemote;
export declare function manifestAddress(remote: string, release: RemoteRelease): string;
