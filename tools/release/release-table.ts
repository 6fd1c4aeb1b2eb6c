import type { RegisteredRemote, Registry } from '@aranya/shared/contracts';
import { registeredAs } from './stores/move-pointer';
import type { Release } from './stores/release-store';

const minute = (time: string) => `${time.slice(0, 16)}Z`;

function standingOf(version: string, registered: RegisteredRemote | undefined): string {
  if (!registered) return 'never served';
  const { canary, previous, served, withdrawn } = registered;
  if (version === registered.version) return 'current';
  if (version === canary?.version) return `canary ${canary.percent} %`;
  if (version === previous?.version) return 'previous';
  const end = withdrawn?.find((past) => past.version === version);
  if (end) return `withdrawn ${minute(end.at)}: ${end.reason}`;
  const until = served?.find((past) => past.version === version)?.until;
  return until ? `served until ${minute(until)}` : 'never served everybody';
}

/** Newest first. @param faults by version */
export function releaseTable(
  remote: string,
  releases: readonly Release[],
  registry: Registry,
  faults: ReadonlyMap<string, readonly string[]>,
): string {
  const registered = registeredAs(registry, remote);
  const lines = releases.flatMap(({ version, releasedAt, sharedRange, integrity }) => [
    `${remote}  ${version}  ${releasedAt.slice(0, 19)}Z  shared ${sharedRange}  ${integrity ? '' : 'no hashes  '}${standingOf(version, registered)}`.trimEnd(),
    ...(faults.get(version) ?? []).map((fault) => `  ! ${fault}`),
  ]);
  return lines.length > 0 ? lines.join('\n') : `${remote} has no release in the store.`;
}
