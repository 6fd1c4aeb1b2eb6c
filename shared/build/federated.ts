import path from 'node:path';
import { REMOTE_ENTRY } from '@aranya/shared/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { EmitFilePlugin } from './emit-file';
import { TRUST_OF_OWN_FOLDER } from './script-trust';
import { base, containerName, type Deployable } from './webpack';

/** Below a remote's `dist` and each of its releases; contains the paths of the remote's origin. */
export const FEDERATED_FOLDER = 'federated';

/** Modules that a remote offers to third-party hosts. */
export interface Federated {
  /** Permanent, such as `/federation/map/v1`: a breaking change gets another path. */
  path: string;
  /** Source files relative to the folder, by the name under which a host loads them. */
  exposes: Record<string, string>;
  types: string;
}

/** Shares nothing and has its own federation runtime, unlike `remoteConfiguration`. */
export function federatedConfiguration({
  path: place,
  exposes,
  types,
  ...deployable
}: Deployable & Federated): Configuration {
  const configuration = base(deployable, FEDERATED_FOLDER, { trust: TRUST_OF_OWN_FOLDER });
  return {
    ...configuration,
    entry: {},
    output: {
      ...configuration.output,
      path: path.join(deployable.folder, 'dist', FEDERATED_FOLDER, place),
      publicPath: 'auto',
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(deployable.name),
        filename: REMOTE_ENTRY,
        exposes,
        shared: {},
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
      }),
      new EmitFilePlugin(path.join(deployable.folder, types), 'types.d.ts'),
    ],
  };
}
