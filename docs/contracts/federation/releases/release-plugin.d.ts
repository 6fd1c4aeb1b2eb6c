import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
export declare const releasePlugin: ModuleFederationRuntimePlugin;
