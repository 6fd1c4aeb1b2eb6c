import { existsSync } from 'node:fs';
import path from 'node:path';
import { CHUNKS_FROM_RELEASE } from '@aranya/shared/contracts';
import type { SiteInput } from './site';
import type { SiteFolders } from './write-site';

/** Where a deployable's build left what its site is made of. */
export interface BuiltSite extends SiteFolders {
  /** Whether `embed.js` is among its files. */
  embeds: boolean;
  /** The built index.html; it may not be there yet. */
  page: string;
}

/** @param root the repository's folder */
export function builtSite(root: string, deployable: SiteInput['deployable']): BuiltSite {
  const dist = path.join(root, deployable, 'dist');
  const isHost = deployable === 'host';
  const own = path.join(dist, isHost ? 'site' : 'standalone');
  const embed = path.join(dist, 'embed');
  const embeds = existsSync(embed);
  const federated = path.join(dist, 'federated');
  return {
    own,
    embeds,
    page: path.join(own, 'index.html'),
    extras: [
      ...(isHost
        ? [path.join(root, 'host', 'public'), path.join(dist, 'worker')].map((from) => ({
            from,
            to: '',
          }))
        : ['releases', path.basename(CHUNKS_FROM_RELEASE)].map((name) => ({
            from: path.join(dist, name),
            to: name,
          }))),
      ...(embeds ? [{ from: embed, to: '' }] : []),
      ...(existsSync(federated) ? [{ from: federated, to: '' }] : []),
    ],
  };
}
