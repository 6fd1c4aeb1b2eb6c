import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteInput } from './site';
import type { SiteFolders } from './write-site';

/** Paths of a deployable's build output. */
export interface BuiltSite extends SiteFolders {
  /** Whether `embed.js` is among its files. */
  embeds: boolean;
  /** The built index.html; it may be missing. */
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
        : [{ from: path.join(dist, 'releases'), to: 'releases' }]),
      ...(embeds ? [{ from: embed, to: '' }] : []),
      ...(existsSync(federated) ? [{ from: federated, to: '' }] : []),
    ],
  };
}
