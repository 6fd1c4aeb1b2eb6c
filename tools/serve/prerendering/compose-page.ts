import {
  ADDRESS_PLACE,
  addressIn,
  type FrontEndSettings,
  type HomeStatistics,
  type Language,
  MOBILE_MAX_WIDTH,
  ownsAddress,
  type PageMarkup,
  type PrerenderedPage,
  pathsInLanguages,
  type RegisteredRemote,
  type Registry,
  type RemoteRoute,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import { escaped } from '../page/escaped';
import { releaseFor } from './chosen-release';

import { isAssumed, withSettings } from './settings-places';
import type { Shells } from './shells';
import { withStatistics } from './statistics-places';

type Application = 'desktop' | 'mobile';
const APPLICATIONS = ['desktop', 'mobile'] as const;

/** Shell of all unowned addresses. */
const NOWHERE = '/nowhere-at-all';

/** Before a script runs, CSS shows the application for the window's width. */
const CHOICE =
  `@media (max-width:${MOBILE_MAX_WIDTH}px){[data-drawn="desktop"]{display:none}}` +
  `@media (min-width:${MOBILE_MAX_WIDTH + 1}px){[data-drawn="mobile"]{display:none}}`;

export interface PageSources {
  settings: FrontEndSettings;
  shellOf: Shells['shellOf'];
  readPage: (
    remote: string,
    version: string,
    page: PrerenderedPage,
  ) => Promise<PageMarkup | undefined>;
}

interface Asked {
  pathname: string;
  /** English by default. */
  language?: Language | undefined;
  registry: Registry;
  /** Place for canaries; undefined without a cookie. */
  share: number | undefined;
  /** Replaces `{hostname}` in addresses. */
  hostname: string;
  statistics?: HomeStatistics | undefined;
  /** Paths of pages with samples that the institute has replaced since. */
  outdated?: readonly string[] | undefined;
}

export interface ComposedPage {
  root: string;
  /** Whether each application shows something; otherwise scripts must render it. */
  hasContent: boolean;
  styles: (nonce: string) => string;
}

interface Content {
  remote: string;
  version: string;
  page: PrerenderedPage;
  markup: PageMarkup;
}

const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(
      ([name, value]) => ` data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${escaped(value)}"`,
    )
    .join('');

/** From the visitor's release. */
async function contentOf(
  { settings, readPage }: PageSources,
  { registry, share, language, outdated = [] }: Asked,
  path: string,
  application: Application,
): Promise<Content | undefined> {
  if (outdated.includes(path)) return undefined;
  const found = (remote: RegisteredRemote) => {
    const { version, pages = [] } = releaseFor(remote, share);
    const page = pages.find(
      (one) =>
        one.path === path &&
        one.application === application &&
        one.language === language &&
        isAssumed(one.assumes, settings),
    );
    return page ? [{ remote: remote.name, version, page }] : [];
  };
  const [content] = registry.remotes.flatMap(found);
  if (!content) return undefined;
  const markup = await readPage(content.remote, content.version, content.page);
  return markup && { ...content, markup };
}

/** Without a page of its own, the application shows the counterpart. */
function shownRoute(
  candidates: readonly RemoteRoute[],
  routes: readonly RemoteRoute[],
  application: Application,
): RemoteRoute | undefined {
  const isFitting = ({ viewport }: RemoteRoute) => ['any', application].includes(viewport);
  const counterpart = candidates.find(({ elsewhere }) => elsewhere)?.elsewhere;
  return (
    candidates.find(isFitting) ??
    routes.find((route) => route.path === counterpart && isFitting(route)) ??
    candidates[0]
  );
}

const ADDRESS_END = /["?#]/;

/** Only links to pages that exist in the language change. */
function withAddresses(html: string, language: Language, routes: readonly RemoteRoute[]): string {
  const isForEach = pathsInLanguages(routes);
  const [before = '', ...parts] = html.split(ADDRESS_PLACE);
  const written = parts.map((part) => {
    const [path = ''] = part.split(ADDRESS_END, 1);
    return isForEach(path) ? addressIn(language, path) + part.slice(path.length) : part;
  });
  return before + written.join('');
}

export async function composePage(sources: PageSources, asked: Asked): Promise<ComposedPage> {
  const { pathname, registry, hostname, statistics, language = SOURCE_LANGUAGE } = asked;
  const { settings, shellOf } = sources;
  const routes = registry.remotes.flatMap((remote) => remote.routes);
  const candidates = routes.filter(ownsAddress(pathname));
  const rules: PageMarkup['styles'] = {};
  const roots: string[] = [];
  let hasContent = true;
  for (const application of APPLICATIONS) {
    const route = shownRoute(candidates, routes, application);
    const shell = await shellOf(route?.path ?? NOWHERE, application, registry, language);
    const content =
      route && shell.hasPlace
        ? await contentOf(sources, asked, route.path, application)
        : undefined;
    Object.assign(rules, shell.styles, content?.markup.styles);
    // If the shell is empty, scripts render the page, starting with its content. At an unowned
    // address they suggest a page.
    const isWhole = !shell.hasPlace || content !== undefined;
    const marks = {
      drawn: application,
      ...(language !== SOURCE_LANGUAGE && { language }),
      ...(route && isWhole && { path: route.path }),
      // The host's script switches to the counterpart first.
      ...(route && !candidates.includes(route) && { counterpartOf: candidates[0]?.path ?? '' }),
      ...(content && {
        remote: content.remote,
        expose: content.page.expose,
        version: content.version,
      }),
    };
    hasContent &&= content !== undefined;
    const page = withAddresses(content?.markup.html ?? '', language, routes);
    const counted = withStatistics(page, statistics, route?.language ?? language);
    const drawn = `${shell.before}${withSettings(counted, settings)}${shell.after}`;
    roots.push(`<div${attributes(marks)}>${drawn.replaceAll('{hostname}', hostname)}</div>`);
  }
  const names = Object.keys(rules).join(' ');
  const texts = Object.values(rules).join('');
  return {
    root: roots.join(''),
    hasContent,
    styles: (nonce) =>
      `<style nonce="${nonce}">${CHOICE}</style>` +
      `<style nonce="${nonce}" data-emotion="aranya ${names}">${texts}</style>`,
  };
}
