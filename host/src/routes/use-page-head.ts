import { settings } from '@aranya/shared/config';
import { type HeadElement, pageHead, siteOf } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { useEffect } from 'react';
import type { OwnedRoute, RoutesByPath } from './routes-by-path';

function keepInStep({ tag, key, name, value }: HeadElement) {
  const there = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    there?.remove();
    return;
  }
  const element = there ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
}

/**
 * Keeps the head of the document in step with the page that is shown. The server writes it for the
 * page that is asked for; from there on pages change without the server.
 * @param route undefined for an address that nobody owns
 */
export function usePageHead(route: OwnedRoute | undefined, routes: RoutesByPath) {
  const ofSite = useLanguage();
  useEffect(() => {
    const all = [...routes.values()].flat();
    const { title, elements } = pageHead(route, all, siteOf(settings()));
    if (route) document.title = title;
    document.documentElement.lang = route?.language ?? ofSite;
    for (const element of elements) keepInStep(element);
  }, [route, routes, ofSite]);
}
