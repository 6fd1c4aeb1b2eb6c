import { settings } from '@aranya/shared/config';
import {
  type HeadElement,
  pageHead,
  SOURCE_LANGUAGE,
  siteOf,
  WEB_MANIFEST,
} from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { useLayoutEffect } from 'react';
import type { OwnedRoute, RoutesByPath } from './routes-by-path';

function keepInStep({ tag, key, name, value }: HeadElement) {
  const there = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    there?.remove();
    return;
  }
  const element = there ?? document.head.appendChild(document.createElement(tag));
  if (key === 'hreflang') element.setAttribute('rel', 'alternate');
  element.setAttribute(key, name);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
}

/** The server writes the first head only. @param route undefined for an unknown address */
export function usePageHead(route: OwnedRoute | undefined, routes: RoutesByPath) {
  const ofSite = useLanguage();
  // Runs before painting: the language determines which fonts are fetched.
  useLayoutEffect(() => {
    const all = [...routes.values()].flat();
    const { title, language, elements } = pageHead(route, all, siteOf(settings()), ofSite);
    if (route) document.title = title;
    document.documentElement.lang = language;
    for (const element of elements) keepInStep(element);
    const manifest = ofSite === SOURCE_LANGUAGE ? WEB_MANIFEST : `${WEB_MANIFEST}?lang=${ofSite}`;
    keepInStep({ tag: 'link', key: 'rel', name: 'manifest', value: manifest });
  }, [route, routes, ofSite]);
}
