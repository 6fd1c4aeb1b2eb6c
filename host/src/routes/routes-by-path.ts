import type { RegisteredRemote, RemoteRoute } from '@aranya/shared/contracts';
import { isCommunityFor, type UserSession } from '@aranya/shared/session';

/** A route with the remote that owns it. */
export interface OwnedRoute extends RemoteRoute {
  remote: string;
}

/** Paths of the product with the pages that may answer them. */
export type RoutesByPath = ReadonlyMap<string, readonly OwnedRoute[]>;

/** Every path of the product with the pages that may answer it, in the registry's order. */
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

/** What a path shows to this person in this application. */
export type RouteChoice =
  | { kind: 'page'; route: OwnedRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'counterpart'; to: string }
  | { kind: 'unknown' };

/** Where a visitor of this application signs in, if there is such a page. */
function signInPath(routes: RoutesByPath, application: 'desktop' | 'mobile'): string | undefined {
  return [...routes.values()]
    .flat()
    .find(
      ({ viewport, links = [] }) =>
        ['any', application].includes(viewport) && links.some(({ place }) => place === 'sign-in'),
    )?.path;
}

/** Whether a page is for this person; a visitor is only let to what is for anyone. */
export function isFor(route: OwnedRoute, session: UserSession): boolean {
  if (route.audience === 'anyone') return true;
  if (session.userId === '') return false;
  if (route.audience === 'community-for') return isCommunityFor(session);
  if (route.audience === 'collector') return !isCommunityFor(session);
  if (route.audience === 'administrator') return session.isAdministrator;
  return true;
}

/**
 * Where a window that was made wide or narrow came from, once it has its old width again: the page
 * that the counterpart stands in for.
 * @param state of the navigation; `counterpartOf` is the path that sent on
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
 * Chooses among the pages of one path by the width of the window and by who is signed in. A page
 * that needs a person sends a visitor to sign in; a page of the other application sends on to its
 * counterpart.
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
