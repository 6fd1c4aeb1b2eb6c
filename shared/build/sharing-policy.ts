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
  '@mui/material/styles',
  '@mui/system/DefaultPropsProvider',
  '@aranya/shared/',
] as const;

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
 * @param role the host holds the singletons in its first script; a remote keeps a copy that is
 *   fetched only where no host provides one.
 */
export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  return Object.fromEntries(
    SINGLETONS.map((request) => {
      const version = installedVersion(packageOf(request));
      const shared: SharedModule = { singleton: true, version, requiredVersion: `^${version}` };
      return [request, role === 'host' ? { ...shared, eager: true } : shared];
    }),
  );
}
