import path from 'node:path';
import type { Configuration } from 'webpack';
import { type Embed, embedConfiguration } from './embed';
import { type Federated, federatedConfiguration } from './federated';
import { hasPages, pagesConfiguration, shellConfiguration } from './prerender';
import {
  hostConfiguration,
  remoteConfiguration,
  standaloneConfiguration,
  workerConfiguration,
} from './webpack';

export { minimizer } from './minimizer';

/**
 * The host's builds: its page with service worker, and its shell for the page server. `folder` is
 * the deployable's folder.
 */
export function host(folder: string): Configuration[] {
  const deployable = { name: path.basename(folder), folder };
  return [
    hostConfiguration(deployable),
    workerConfiguration(deployable),
    shellConfiguration(deployable),
  ];
}

interface RemoteExtras {
  /** A script for partner pages, and its files. */
  embed?: Embed;
  /** A container for third-party hosts; files relative to the folder. */
  federated?: Federated;
}

/**
 * A remote's builds, from its `remote.json`: the federated remote, its standalone page and, if it
 * has them, `embed.js` and the container for third-party hosts.
 */
export function remote(folder: string, { embed, federated }: RemoteExtras = {}): Configuration[] {
  const deployable = { name: path.basename(folder), folder };
  return [
    remoteConfiguration(deployable),
    ...(hasPages(folder) ? [pagesConfiguration(deployable)] : []),
    standaloneConfiguration(deployable),
    ...(embed ? [embedConfiguration({ ...deployable, ...embed })] : []),
    ...(federated ? [federatedConfiguration({ ...deployable, ...federated })] : []),
  ];
}
