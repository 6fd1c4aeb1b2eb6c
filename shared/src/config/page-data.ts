import type { FrontEndSettings, HomeStatistics, Registry } from '@aranya/shared/contracts';

/** Id of the JSON block that the server puts into every page. */
export const PAGE_DATA_ID = 'aranya-page';

/** JSON block of the page: settings and, in the host, the registry of remotes. */
export interface PageData {
  settings: FrontEndSettings;
  /** In the host's page only. */
  registry?: Registry | undefined;
  /**
   * The counters that the page shows already, at most a minute old; absent if nobody knows them.
   */
  statistics?: HomeStatistics | undefined;
}

let known: PageData | undefined;

/**
 * Reads the page's JSON block once. `{hostname}` becomes the name under which the page was opened,
 * so that a phone on the same network reaches the services too. The server checks the block before it sends it.
 * @throws where the block is missing
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

/** For tests and for pages that bring their own settings. */
export function providePageData(data: PageData) {
  known = data;
}

/** The front end's settings. */
export const settings = (): FrontEndSettings => pageData().settings;
