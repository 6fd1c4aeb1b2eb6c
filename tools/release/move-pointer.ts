import type { RegisteredRemote, Registry, RemoteRelease } from '@aranya/shared/contracts';

/** Only what the registry says of a release that is not the current one. */
const pointerTo = ({
  version,
  manifestUrl,
  sharedRange,
  integrity,
}: RemoteRelease): RemoteRelease => ({
  version,
  manifestUrl,
  sharedRange,
  ...(integrity && { integrity }),
});

function withRemote(registry: Registry, remote: RegisteredRemote): Registry {
  const known = registry.remotes.some(({ name }) => name === remote.name);
  return {
    ...registry,
    remotes: known
      ? registry.remotes.map((other) => (other.name === remote.name ? remote : other))
      : [...registry.remotes, remote],
  };
}

const currentOf = (registry: Registry, name: string) =>
  registry.remotes.find((remote) => remote.name === name);

const current = ({ name, routes, needs, ...release }: RegisteredRemote): RegisteredRemote => ({
  name,
  ...pointerTo(release),
  routes,
  ...(needs && { needs }),
});

/** Everybody gets this release; what served until now is the previous one. */
export function released(registry: Registry, release: RegisteredRemote): Registry {
  const before = currentOf(registry, release.name);
  const previous = before?.version === release.version ? before.previous : before;
  return withRemote(registry, {
    ...current(release),
    ...(previous && { previous: pointerTo(previous) }),
  });
}

/**
 * A share of the visitors gets this release.
 * @param percent of a hundred visitors
 * @throws where nothing serves yet that the others could get
 */
export function tried(registry: Registry, release: RegisteredRemote, percent: number): Registry {
  const now = currentOf(registry, release.name);
  if (!now) throw new Error(`${release.name} has no release yet: make one without --canary first.`);
  if (now.version === release.version) {
    throw new Error(`${release.name} ${release.version} is the current release already.`);
  }
  return withRemote(registry, { ...now, canary: { ...pointerTo(release), percent } });
}

/**
 * One step back: a canary is withdrawn; without one, the release before the current one serves.
 * @param releases the remote's releases, the newest first
 * @throws where there is nothing to go back to
 */
export function rolledBack(
  registry: Registry,
  name: string,
  releases: readonly RegisteredRemote[],
): Registry {
  const now = currentOf(registry, name);
  if (!now) throw new Error(`${name} has no release.`);
  if (now.canary) {
    const { canary: _, ...without } = now;
    return withRemote(registry, without);
  }
  const target = releases.find(({ version }) => version === now.previous?.version);
  if (!target) throw new Error(`There is no release of ${name} before ${now.version}.`);
  const before = releases[releases.indexOf(target) + 1];
  return withRemote(registry, {
    ...current(target),
    ...(before && { previous: pointerTo(before) }),
  });
}
