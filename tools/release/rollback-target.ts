import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';
import { satisfies } from 'compare-versions';

interface Wanted {
  to: string | undefined;
  /** Version of `@aranya/shared` in the pages; undefined if unknown. */
  shared: string | undefined;
}

export const fitsPage = ({ sharedRange }: RemoteRelease, shared: string | undefined): boolean =>
  shared === undefined || sharedRange === '*' || satisfies(shared, sharedRange);

function namedTarget(
  now: RegisteredRemote,
  releases: readonly RegisteredRemote[],
  to: string,
  shared: string | undefined,
): RegisteredRemote {
  const { name } = now;
  if (to === now.version) throw new Error(`${name} ${to} is the current release already.`);
  const reason = now.withdrawn?.find(({ version }) => version === to)?.reason;
  if (reason !== undefined) {
    throw new Error(
      `${name} ${to} was withdrawn (${reason}). Release it from its sources instead.`,
    );
  }
  const target = releases.find(({ version }) => version === to);
  if (!target) throw new Error(`There is no release ${to} of ${name}; --list names them.`);
  if (fitsPage(target, shared)) return target;
  throw new Error(
    `${name} ${to} was made for @aranya/shared ${target.sharedRange}; the pages have ${shared}.`,
  );
}

/**
 * The named release, else the last current one that is stored, not withdrawn, and fits the pages.
 * @throws with a sentence if there is none
 */
export function rollbackTarget(
  now: RegisteredRemote,
  releases: readonly RegisteredRemote[],
  { to, shared }: Wanted,
): RegisteredRemote {
  if (to !== undefined) return namedTarget(now, releases, to, shared);
  const served = now.served?.map(({ version }) => version) ?? [now.previous?.version];
  for (const version of served) {
    if (version === now.version) continue;
    if (now.withdrawn?.some((withdrawn) => withdrawn.version === version)) continue;
    const target = releases.find((release) => release.version === version);
    if (target && fitsPage(target, shared)) return target;
  }
  throw new Error(`There is no release of ${now.name} before ${now.version} to go back to.`);
}
