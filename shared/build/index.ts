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

export function host(folder: string): Configuration[] {
  const deployable = { name: path.basename(folder), folder };
  return [
    hostConfiguration(deployable),
    workerConfiguration(deployable),
    shellConfiguration(deployable),
  ];
}

interface RemoteExtras {
  embed?: Embed;
  federated?: Federated;
}

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
