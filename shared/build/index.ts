import path from 'node:path';
import type { Configuration } from 'webpack';
import { aloneConfiguration, hostConfiguration, remoteConfiguration } from './webpack';

/** The host's build. `folder` is the deployable's own folder. */
export const host = (folder: string): Configuration[] => [
  hostConfiguration({ name: path.basename(folder), folder }),
];

/** A remote's builds: what the host loads, and its page alone. */
export function remote(folder: string, exposes: Record<string, string>): Configuration[] {
  const deployable = { name: path.basename(folder), folder };
  return [remoteConfiguration({ ...deployable, exposes }), aloneConfiguration(deployable)];
}
