import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** One shared module of the composition. */
interface SharedModule {
  /** Only one copy may live in a page. */
  singleton: boolean;
  /** Version that this build carries; read from the installed package, never guessed. */
  version: string;
  /** Range that this build accepts from another provider. */
  requiredVersion: string;
  /** Modules below the name that each deployable has of its own. */
  exclude?: { request: RegExp };
  /** In the host: part of the first script, so that nothing waits for it. */
  eager?: boolean;
}

/**
 * The modules that exist once per page. Everything that holds a React context or the product's
 * state is here; plain libraries are not, because sharing a library defeats tree shaking.
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
 * Parts of `@aranya/shared` that the shell does not use itself. The host provides them on demand
 * (`host/src/provided-modules.ts`), so that remotes need not bring what they are built on a second time:
 * axios comes with the first remote that calls a service.
 */
export const PROVIDED_ON_DEMAND = [
  '@aranya/shared/api',
  '@aranya/shared/device',
  '@aranya/shared/queue',
  '@aranya/shared/ui/data',
  '@aranya/shared/ui/fields',
  '@aranya/shared/ui/forms',
  '@aranya/shared/ui/overlays',
] as const;

/**
 * What of `@aranya/shared` holds no state: each deployable has the few contracts that it checks with, where the
 * host would have to keep all of them, and names locales itself where it needs nothing else of the languages.
 */
const NOT_SHARED = /^(contracts(\/|$)|languages\/locale$)/;

/** Scoped packages have two segments in their name, plain ones have one. */
function packageOf(request: string): string {
  const parts = request.replace(/\/$/, '').split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/** The installed version of a package, as its own package.json says. */
export function installedVersion(packageName: string): string {
  const manifest =
    packageName === '@aranya/shared' ? '../package.json' : `${packageName}/package.json`;
  return (require(manifest) as { version: string }).version;
}

/**
 * The sharing policy of one deployable.
 * @param role the host holds the singletons in its first script, and so does a remote's standalone page; a
 *   remote keeps a copy that is fetched only where no host provides one.
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
    ...(role === 'host' ? PROVIDED_ON_DEMAND.map((request) => entry(request, false)) : []),
  ]);
}
