import type { RegisteredRemote, RemoteRelease } from '@aranya/shared/contracts';

interface Choice {
  /** From 0 up to 100. */
  share: number;
  inUse?: RemoteRelease | undefined;
  override?: RemoteRelease | undefined;
  /** Manifests of releases with a changed file or a render error. */
  refused?: ReadonlySet<string>;
}

/**
 * The running release is first, so that a page does not mix versions, unless it was withdrawn. Then
 * follow the canary for its share of the visitors, the current and the previous good release. A
 * release that failed on this page is last.
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
