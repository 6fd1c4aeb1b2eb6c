import { addressOfParameter, comparable, type LinkPlace } from '@aranya/shared/contracts';
import type { UserSession } from '@aranya/shared/session';
import { isFor, type RoutesByPath } from '../routes/routes-by-path';

/** Requested by a remote. */
export interface SiteLink {
  to: string;
  name: string;
  order: number;
  icon?: string;
  covers?: string;
  state?: Record<string, unknown>;
}

/** Sorted. The first of several links that cover the same pages counts. */
export function siteLinks(
  routes: RoutesByPath,
  place: LinkPlace,
  application: 'desktop' | 'mobile',
  session: UserSession,
): SiteLink[] {
  return [...routes.values()]
    .flat()
    .filter((route) => isFor(route, session))
    .flatMap(({ path, title, viewport: ofRoute, links = [] }) =>
      links
        .filter(({ place: asked, viewport = ofRoute }) => {
          return asked === place && ['any', application].includes(viewport);
        })
        .map(({ name = title, order, icon, parameter, covers, state }) => {
          const to = parameter === undefined ? path : addressOfParameter(path, parameter);
          return { to, name, order, icon, covers, state };
        }),
    )
    .sort((one, other) => one.order - other.order)
    .filter(
      ({ covers }, at, all) => !covers || all.findIndex((link) => link.covers === covers) === at,
    );
}

export function activeLink(links: readonly SiteLink[], pathname: string): SiteLink | undefined {
  const here = comparable(pathname);
  return links.find(
    ({ to, covers }) =>
      to === here || (covers && (here === covers || here.startsWith(`${covers}/`))),
  );
}

export const hasOwnHeader = (routes: RoutesByPath, pathname: string) =>
  (routes.get(comparable(pathname)) ?? []).some(({ ownHeader }) => ownHeader);
