import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface SharedModule {
  /** Only one copy may exist in a page. */
  singleton: boolean;
  version: string;
  /** Semver range that is accepted from another provider. */
  requiredVersion: string;
  /** Submodules that are not shared. */
  exclude?: { request: RegExp };
  /** Pages only: part of the first script. */
  eager?: boolean;
  /** Remotes only: the page provides the module. */
  import?: false;
}

/**
 * Everything with a React context or the product's state exists once per page. Sharing prevents
 * tree shaking, so plain libraries are not shared.
 */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  '@emotion/react',
  '@mui/system/DefaultPropsProvider',
  '@aranya/shared/',
] as const;

/** No page contains them: the first remote with one provides it to the others. */
const SINGLETONS_OF_REMOTES = ['vue'] as const;

/** In chunks of their own: axios loads with the first remote that calls a service. */
export const PROVIDED_ON_DEMAND = [
  '@aranya/shared/api',
  '@aranya/shared/device',
  '@aranya/shared/queue',
  '@aranya/shared/ui/charts',
  '@aranya/shared/ui/data',
  '@aranya/shared/ui/fields',
  '@aranya/shared/ui/forms',
  '@aranya/shared/ui/overlays',
] as const;

/** Stateless: each deployable bundles the few contracts and locales that it uses. */
const NOT_SHARED = /^(contracts(\/|$)|languages\/locale$)/;

/** Scoped packages have two segments in their name, plain ones have one. */
function packageOf(request: string): string {
  const parts = request.replace(/\/$/, '').split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

export function installedVersion(packageName: string): string {
  const manifest =
    packageName === '@aranya/shared' ? '../package.json' : `${packageName}/package.json`;
  return (require(manifest) as { version: string }).version;
}

/** @param role pages provide the singletons; a remote bundles only those that no page has */
export function sharedModules(
  role: 'host' | 'standalone' | 'remote',
): Record<string, SharedModule> {
  const entry = (request: string, more: Partial<SharedModule> = {}): [string, SharedModule] => {
    const version = installedVersion(packageOf(request));
    const excluded = request === '@aranya/shared/' && { exclude: { request: NOT_SHARED } };
    const shared = { singleton: true, version, requiredVersion: `^${version}` };
    return [request, { ...shared, ...excluded, ...more }];
  };
  const ofPage = role === 'remote' ? { import: false as const } : { eager: true };
  const others = role === 'host' ? PROVIDED_ON_DEMAND : SINGLETONS_OF_REMOTES;
  return Object.fromEntries([
    ...SINGLETONS.map((request) => entry(request, ofPage)),
    ...others.map((request) => entry(request)),
  ]);
}
