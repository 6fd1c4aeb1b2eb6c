import type { Registry } from '@aranya/shared/contracts';
import type { Release } from './release-store';

/**
 * A remote's releases as lines, the newest first, with what the registry makes of each, and below it
 * what is wrong with its files.
 * @param faults by version
 */
export function releaseTable(
  remote: string,
  releases: readonly Release[],
  registry: Registry,
  faults: ReadonlyMap<string, readonly string[]>,
): string {
  const registered = registry.remotes.find(({ name }) => name === remote);
  const standing = (version: string) => {
    if (version === registered?.version) return 'current';
    if (version === registered?.canary?.version) return `canary ${registered.canary.percent} %`;
    return version === registered?.previous?.version ? 'previous' : '';
  };
  const lines = releases.flatMap(({ version, releasedAt, sharedRange, integrity }) => [
    `${remote}  ${version}  ${releasedAt.slice(0, 19)}Z  shared ${sharedRange}  ${integrity ? '' : 'no hashes  '}${standing(version)}`.trimEnd(),
    ...(faults.get(version) ?? []).map((fault) => `  ! ${fault}`),
  ]);
  return lines.length > 0 ? lines.join('\n') : `${remote} has no release in the store.`;
}
