import type { Language } from '@aranya/shared/contracts';
import type { OwnedRoute, RoutesByPath } from './routes-by-path';

function inLanguage(route: OwnedRoute, language: Language): OwnedRoute {
  const { title, titles, description, descriptions, links } = route;
  return {
    ...route,
    title: titles?.[language] ?? title,
    ...(description && { description: descriptions?.[language] ?? description }),
    ...(links && {
      links: links.map((link) => {
        const name = link.names?.[language] ?? link.name;
        return name === undefined ? link : { ...link, name };
      }),
    }),
  };
}

export const routesInLanguage = (routes: RoutesByPath, language: Language): RoutesByPath =>
  new Map(
    [...routes].map(([path, all]) => [path, all.map((route) => inLanguage(route, language))]),
  );
