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

/** The host's builds: its page with its service worker, and its shell for whoever serves it. `folder` is the deployable's own folder. */
export function host(folder: string): Configuration[] {
  const deployable = { name: path.basename(folder), folder };
  return [
    hostConfiguration(deployable),
    workerConfiguration(deployable),
    shellConfiguration(deployable),
  ];
}

interface RemoteExtras {
  /** A script for pages of others, with what goes with it. */
  embed?: Embed;
  /** A container for the hosts of others; files relative to the folder. */
  federated?: Federated;
}

/**
 * A remote's builds, from its `remote.json`: what the host loads, its standalone page and, where it has them,
 * `embed.js` and the container for the hosts of others.
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
