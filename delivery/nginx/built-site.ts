import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteInput } from './site';

export function builtSite(root: string, deployable: SiteInput['deployable']) {
  const dist = path.join(root, deployable, 'dist');
  const isHost = deployable === 'host';
  const own = path.join(dist, isHost ? 'site' : 'standalone');
  const embed = path.join(dist, 'embed');
  const embeds = existsSync(embed);
  const federated = path.join(dist, 'federated');
  return {
    own,
    embeds,
    /** May be missing. */
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
