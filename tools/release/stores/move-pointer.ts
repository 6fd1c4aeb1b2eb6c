import {
  HOST_NAME,
  type RegisteredRemote,
  type Registry,
  type RemoteRelease,
} from '@aranya/shared/contracts';
import { rollbackTarget } from '../rollback-target';

/** Versions per remote, released or withdrawn. */
const REMEMBERED = 30;

const ISO_NOW = () => new Date().toISOString();

const pointerTo = ({
  version,
  manifestUrl,
  sharedRange,
  integrity,
  pages,
}: RemoteRelease): RemoteRelease => ({
  version,
  manifestUrl,
  sharedRange,
  ...(integrity && { integrity }),
  ...(pages && { pages }),
});

function withRemote(registry: Registry, remote: RegisteredRemote): Registry {
  if (remote.name === HOST_NAME) {
    return { ...registry, host: { shared: remote.sharedRange, release: remote } };
  }
  const known = registry.remotes.some(({ name }) => name === remote.name);
  return {
    ...registry,
    remotes: known
      ? registry.remotes.map((other) => (other.name === remote.name ? remote : other))
      : [...registry.remotes, remote],
  };
}

export const registeredAs = (registry: Registry, name: string): RegisteredRemote | undefined =>
  name === HOST_NAME
    ? registry.host?.release
    : registry.remotes.find((remote) => remote.name === name);

/** Undefined if unknown, and for the host itself. */
export const sharedFor = ({ host }: Registry, name: string): string | undefined =>
  name === HOST_NAME ? undefined : host?.shared;

function current(remote: RegisteredRemote) {
  const { name, routes, catalogues, needs, exposes, uses, ...release } = remote;
  return {
    name,
    ...pointerTo(release),
    routes,
    ...(catalogues && { catalogues }),
    ...(needs && { needs }),
    ...(exposes && { exposes }),
    ...(uses && { uses }),
  } satisfies RegisteredRemote;
}

function history({ served = [], withdrawn = [] }: Pick<RegisteredRemote, 'served' | 'withdrawn'>) {
  return {
    ...(served.length > 0 && { served: served.slice(0, REMEMBERED) }),
    ...(withdrawn.length > 0 && { withdrawn: withdrawn.slice(0, REMEMBERED) }),
  };
}

const others = <Entry extends { version: string }>(entries: Entry[] = [], ...versions: string[]) =>
  entries.filter(({ version }) => !versions.includes(version));

/** A release that is already current is unchanged, as is its canary. */
export function released(
  registry: Registry,
  release: RegisteredRemote,
  at: string = ISO_NOW(),
): Registry {
  const before = registeredAs(registry, release.name);
  if (before?.version === release.version) {
    return withRemote(registry, { ...before, ...current(release) });
  }
  const past = others(before?.served, release.version, before?.version ?? '');
  return withRemote(registry, {
    ...current(release),
    ...(before && { previous: pointerTo(before) }),
    ...history({
      served: before ? [{ version: before.version, until: at }, ...past] : past,
      withdrawn: others(before?.withdrawn, release.version),
    }),
  });
}

/** @throws if there is no current release for the others */
export function tried(registry: Registry, release: RegisteredRemote, percent: number): Registry {
  const now = registeredAs(registry, release.name);
  if (!now) throw new Error(`${release.name} has no release yet: make one without --canary first.`);
  if (now.version === release.version) {
    throw new Error(`${release.name} ${release.version} is the current release already.`);
  }
  const { withdrawn, served = [], ...rest } = now;
  return withRemote(registry, {
    ...rest,
    canary: { ...pointerTo(release), percent },
    ...history({ served, withdrawn: others(withdrawn, release.version) }),
  });
}

export interface Rollback {
  /** Newest first. */
  releases: readonly RegisteredRemote[];
  /** Default: the previous version. */
  to?: string | undefined;
  reason?: string;
  at?: string;
}

type Served = NonNullable<RegisteredRemote['served']>;

const BY_HAND = 'Withdrawn by hand.';

/** An older registry lists only the previous release. */
const servedBy = ({ served, previous }: RegisteredRemote, until: string): Served =>
  served ?? (previous ? [{ version: previous.version, until }] : []);

function previousOf(served: Served, releases: readonly RegisteredRemote[]) {
  const before = releases.find(({ version }) => version === served[0]?.version);
  return before && { previous: pointerTo(before) };
}

function withdrawnCanary(
  registry: Registry,
  now: RegisteredRemote,
  { releases, reason = BY_HAND, at = ISO_NOW() }: Rollback,
) {
  const { canary, previous, served: _, withdrawn = [], ...rest } = now;
  const version = canary?.version ?? '';
  // The release may have been the current one earlier.
  const served = others(servedBy(now, at), version);
  return withRemote(registry, {
    ...rest,
    ...(previous?.version === version ? previousOf(served, releases) : previous && { previous }),
    ...history({ served, withdrawn: [{ version, at, reason }, ...others(withdrawn, version)] }),
  });
}

/**
 * Withdraws a canary; without one, or if a version is named, the current release and every later
 * one than the target. Withdrawn versions never return automatically.
 * @throws if there is no target
 */
export function rolledBack(registry: Registry, name: string, rollback: Rollback): Registry {
  const { releases, to, reason = BY_HAND, at = ISO_NOW() } = rollback;
  const now = registeredAs(registry, name);
  if (!now) throw new Error(`${name} has no release.`);
  if (now.canary && to === undefined) return withdrawnCanary(registry, now, rollback);
  const target = rollbackTarget(now, releases, { to, shared: sharedFor(registry, name) });
  const served = servedBy(now, at);
  const place = served.findIndex(({ version }) => version === target.version);
  const passed = served.slice(0, Math.max(place, 0)).map(({ version }) => ({
    version,
    at,
    reason: `Passed over: a rollback went from ${now.version} to ${target.version}.`,
  }));
  const withdrawn = [{ version: now.version, at, reason }, ...passed];
  const left = withdrawn.map(({ version }) => version);
  const past = others(served, target.version, ...left);
  const { canary } = now;
  return withRemote(registry, {
    ...current(target),
    ...previousOf(past, releases),
    ...(canary && ![target.version, ...left].includes(canary.version) && { canary }),
    ...history({ served: past, withdrawn: [...withdrawn, ...others(now.withdrawn, ...left)] }),
  });
}
