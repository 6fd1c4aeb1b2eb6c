import type { FrontEndSettings, HomeStatistics, Registry } from '@aranya/shared/contracts';

/** Id of the JSON block that the server puts into every page. */
export const PAGE_DATA_ID = 'aranya-page';

/** JSON block of the page: settings and, in the host, the registry of remotes. */
export interface PageData {
  settings: FrontEndSettings;
  /** Registry of the remotes; only in the host's page. */
  registry?: Registry | undefined;
  /** The counters in the page, at most a minute old; absent if unknown. */
  statistics?: HomeStatistics | undefined;
}

let known: PageData | undefined;

/**
 * Parses the page's JSON block once. `{hostname}` is replaced by the page's host name, so that a
 * phone on the same network reaches the services. The server validates the block before it sends
 * it.
 * @throws if the block is missing
 */
export function pageData(): PageData {
  known ??= readPageData(
    document.getElementById(PAGE_DATA_ID)?.textContent ?? '',
    window.location.hostname,
  );
  return known;
}

/** @see pageData */
export function readPageData(text: string, hostname: string): PageData {
  return JSON.parse(text.replaceAll('{hostname}', hostname));
}

/** Sets the page data, for tests and for pages with their own settings. */
export function providePageData(data: PageData) {
  known = data;
}

export const settings = (): FrontEndSettings => pageData().settings;
