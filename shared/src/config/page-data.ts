import type { FrontEndSettings, HomeStatistics, Registry } from '@aranya/shared/contracts';

/** The server puts a JSON block with this id into every page. */
export const PAGE_DATA_ID = 'aranya-page';

export interface PageData {
  settings: FrontEndSettings;
  /** Only in the host's page. */
  registry?: Registry | undefined;
  /** At most a minute old; absent if unknown. */
  statistics?: HomeStatistics | undefined;
}

let known: PageData | undefined;

/**
 * `{hostname}` is replaced by the page's host name, so that a phone on the same network reaches the
 * services. The server validates the block before it sends it.
 * @throws if the block is missing
 */
export function pageData(): PageData {
  known ??= readPageData(
    document.getElementById(PAGE_DATA_ID)?.textContent ?? '',
    window.location.hostname,
  );
  return known;
}

export function readPageData(text: string, hostname: string): PageData {
  return JSON.parse(text.replaceAll('{hostname}', hostname));
}

/** For tests and for pages with their own settings. */
export function providePageData(data: PageData) {
  known = data;
}

export const settings = (): FrontEndSettings => pageData().settings;
