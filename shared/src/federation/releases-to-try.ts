import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';

/** What decides between the releases of a remote. */
interface Choice {
  /** Where this visitor is among all, from 0 up to 100. */
  share: number;
  /** The release that already runs in this page. */
  inUse?: RemoteRelease | undefined;
  /** A build that stands in for the remote in this browser. */
  override?: RemoteRelease | undefined;
  /** Manifests of releases of which a file was changed, or that threw while rendering. */
  refused?: ReadonlySet<string>;
}

/**
 * The releases of a remote in the order in which they are tried. What runs already comes first, so
 * that a page does not mix versions while the old one can be had, unless it was withdrawn since. Then the
 * canary for its share of the visitors, the current release, and the previous good one. One that this page
 * had to leave comes after all others.
 */
export function releasesToTry(remote: RegisteredRemote, choice: Choice): RemoteRelease[] {
  if (choice.override) return [choice.override];
  const { canary, previous, withdrawn } = remote;
  const { inUse } = choice;
  const isWithdrawn = withdrawn?.some(({ version }) => version === inUse?.version);
  const isRefused = ({ manifestUrl }: RemoteRelease) => choice.refused?.has(manifestUrl) ?? false;
  const wanted = [
    isWithdrawn ? undefined : inUse,
    canary && choice.share < canary.percent ? canary : undefined,
    remote,
    previous,
  ].filter((release) => release !== undefined);
  const releases = wanted.filter(
    ({ manifestUrl }, index) =>
      wanted.findIndex((other) => other.manifestUrl === manifestUrl) === index,
  );
  return [
    ...releases.filter((release) => !isRefused(release)),
    ...releases.filter((release) => isRefused(release)),
  ];
}
