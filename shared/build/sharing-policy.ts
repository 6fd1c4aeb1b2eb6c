import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A shared module of the federation. */
interface SharedModule {
  /** Only one copy may exist in a page. */
  singleton: boolean;
  /** Version in this build, read from the installed package. */
  version: string;
  /** Semver range that this build accepts from another provider. */
  requiredVersion: string;
  /** Submodules that are not shared. */
  exclude?: { request: RegExp };
  /** Host only: the module is part of the first script. */
  eager?: boolean;
}

/**
 * Modules that exist once per page: everything with a React context or the product's state. Plain
 * libraries are not shared, because sharing prevents tree shaking.
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

/**
 * Singletons that the host does not contain: the first remote with one provides it to the others.
 */
const SINGLETONS_OF_REMOTES = ['vue'] as const;

/**
 * Parts of `@aranya/shared` that the shell does not use. The host provides them on demand
 * (`host/src/provided-modules.ts`), so that remotes need not bundle their dependencies again: axios
 * loads with the first remote that calls a service.
 */
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

/**
 * Stateless parts of `@aranya/shared`: each deployable bundles the few contracts that it uses,
 * while the host would have to provide all of them; likewise for locales.
 */
const NOT_SHARED = /^(contracts(\/|$)|languages\/locale$)/;

/** Scoped packages have two segments in their name, plain ones have one. */
function packageOf(request: string): string {
  const parts = request.replace(/\/$/, '').split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/** The installed version of a package, from its package.json. */
export function installedVersion(packageName: string): string {
  const manifest =
    packageName === '@aranya/shared' ? '../package.json' : `${packageName}/package.json`;
  return (require(manifest) as { version: string }).version;
}

/**
 * The sharing policy of one deployable.
 * @param role the host and a standalone page have the singletons in their first script; a remote
 * has a copy that is fetched only if no host provides one.
 */
export function sharedModules(
  role: 'host' | 'standalone' | 'remote',
): Record<string, SharedModule> {
  const entry = (request: string, eager: boolean): [string, SharedModule] => {
    const version = installedVersion(packageOf(request));
    const shared = {
      singleton: true,
      version,
      requiredVersion: `^${version}`,
      ...(request === '@aranya/shared/' && { exclude: { request: NOT_SHARED } }),
    };
    return [request, eager ? { ...shared, eager } : shared];
  };
  return Object.fromEntries([
    ...SINGLETONS.map((request) => entry(request, role !== 'remote')),
    ...(role === 'host' ? [] : SINGLETONS_OF_REMOTES.map((request) => entry(request, false))),
    ...(role === 'host' ? PROVIDED_ON_DEMAND.map((request) => entry(request, false)) : []),
  ]);
}
