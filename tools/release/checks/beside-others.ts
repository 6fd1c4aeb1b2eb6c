import {
  HOST_NAME,
  type RegisteredRemote,
  type Registry,
  type RemoteRoute,
} from '@aranya/shared/contracts';
import { fitsPage } from '../rollback-target';

const sameRoute = (one: RemoteRoute, other: RemoteRoute) =>
  one.path === other.path &&
  [one, other].some(({ viewport }) => viewport === 'any' || one.viewport === other.viewport) &&
  one.audience === other.audience;

function takenPaths(release: RegisteredRemote, others: readonly RegisteredRemote[]) {
  return others.flatMap(({ name, routes }) =>
    release.routes
      .filter((route) => routes.some((other) => sameRoute(route, other)))
      .map((route) => `${route.path} belongs to ${name} already`),
  );
}

const refusedBy = (
  { sharedRange: shared }: RegisteredRemote,
  remotes: readonly RegisteredRemote[],
) =>
  remotes
    .filter((remote) => !fitsPage(remote, shared))
    .map(
      ({ name, version, sharedRange }) =>
        `${name} ${version} is made for @aranya/shared ${sharedRange}; this host has ${shared}: release them together`,
    );

/** @param release without a list of modules (from an earlier version) it exposes all */
export function besideOthersFaults(release: RegisteredRemote, { remotes }: Registry): string[] {
  if (release.name === HOST_NAME) return refusedBy(release, remotes);
  const others = remotes.filter(({ name }) => name !== release.name);
  return [
    ...takenPaths(release, others),
    ...others.flatMap(({ name, uses = [] }) =>
      uses
        .filter(
          ({ remote, expose }) =>
            remote === release.name && release.exposes?.includes(expose) === false,
        )
        .map(({ expose }) => `${name} shows ${expose}, which is not exposed any more`),
    ),
    ...(release.uses ?? [])
      .filter(({ remote, expose }) =>
        others.some((other) => other.name === remote && other.exposes?.includes(expose) === false),
      )
      .map(({ remote, expose }) => `it shows ${remote}/${expose}, which ${remote} does not expose`),
  ];
}
