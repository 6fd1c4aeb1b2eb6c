import { ownsAddress, type RegisteredRemote, type RemoteRoute } from '@aranya/shared/contracts';
import { canReview, isCommunityFor, type UserSession } from '@aranya/shared/session';

export interface OwnedRoute extends RemoteRoute {
  remote: string;
}

export type RoutesByPath = ReadonlyMap<string, readonly OwnedRoute[]>;

export function routesByPath(remotes: readonly RegisteredRemote[]): Map<string, OwnedRoute[]> {
  const byPath = new Map<string, OwnedRoute[]>();
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const candidates = byPath.get(route.path) ?? [];
      byPath.set(route.path, [...candidates, { ...route, remote: remote.name }]);
    }
  }
  return byPath;
}

/** A route's path may have a parameter. */
export function keyOfPath(routes: RoutesByPath, path: string): string {
  if (routes.has(path)) return path;
  const owns = ownsAddress(path);
  return [...routes.keys()].find((key) => owns({ path: key })) ?? path;
}

export type RouteChoice =
  | { kind: 'page'; route: OwnedRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'counterpart'; to: string }
  | { kind: 'unknown' };

function signInPath(routes: RoutesByPath, application: 'desktop' | 'mobile'): string | undefined {
  return [...routes.values()]
    .flat()
    .find(
      ({ viewport, links = [] }) =>
        ['any', application].includes(viewport) && links.some(({ place }) => place === 'sign-in'),
    )?.path;
}

export function isFor(route: OwnedRoute, session: UserSession): boolean {
  if (route.audience === 'anyone') return true;
  if (session.userId === '') return false;
  if (route.audience === 'community-for') return isCommunityFor(session);
  if (route.audience === 'collector') return !isCommunityFor(session);
  if (route.audience === 'administrator') return session.isAdministrator;
  if (route.audience === 'reviewer') return canReview(session);
  return true;
}

/**
 * Finds the page that a resized window left, once its old width returns.
 * @param state of the navigation; `counterpartOf` is the original path
 */
export function wayBack(
  state: unknown,
  routes: RoutesByPath,
  application: 'desktop' | 'mobile',
  session: UserSession,
): string | undefined {
  const path = (state as { counterpartOf?: unknown } | null)?.counterpartOf;
  if (typeof path !== 'string') return undefined;
  return chooseRoute(path, routes, application, session).kind === 'page' ? path : undefined;
}

/**
 * A page that needs a person redirects visitors to sign-in; a page of the other application
 * redirects to its counterpart.
 */
export function chooseRoute(
  path: string,
  routes: RoutesByPath,
  application: 'desktop' | 'mobile',
  session: UserSession,
): RouteChoice {
  const candidates = routes.get(path) ?? [];
  const fitting = candidates.filter(({ viewport }) => ['any', application].includes(viewport));
  if (fitting.length === 0) {
    const to = candidates.find(({ elsewhere }) => elsewhere)?.elsewhere;
    return to ? { kind: 'counterpart', to } : { kind: 'unknown' };
  }
  if (session.userId === '' && fitting.every(({ audience }) => audience !== 'anyone')) {
    const to = signInPath(routes, application);
    return to ? { kind: 'redirect', to } : { kind: 'unknown' };
  }
  const route = fitting.find((candidate) => isFor(candidate, session));
  return route ? { kind: 'page', route } : { kind: 'unknown' };
}
