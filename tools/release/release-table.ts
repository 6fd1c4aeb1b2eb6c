import type { Registry } from '@aranya/shared/contracts';
import type { Release } from './release-store';

/** A remote's releases as lines, the newest first, with what the registry makes of each. */
export function releaseTable(
  remote: string,
  releases: readonly Release[],
  registry: Registry,
): string {
  const registered = registry.remotes.find(({ name }) => name === remote);
  const standing = (version: string) => {
    if (version === registered?.version) return 'current';
    if (version === registered?.canary?.version) return `canary ${registered.canary.percent} %`;
    return version === registered?.previous?.version ? 'previous' : '';
  };
  const lines = releases.map(({ version, releasedAt, sharedRange }) =>
    `${remote}  ${version}  ${releasedAt.slice(0, 19)}Z  shared ${sharedRange}  ${standing(version)}`.trimEnd(),
  );
  return lines.length > 0 ? lines.join('\n') : `${remote} has no release in the store.`;
}
