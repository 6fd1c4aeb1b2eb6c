import { FrontEndSettings } from '@aranya/shared/contracts';
import type { ReleaseStore } from '../../tools/release/release-store';
import type { HostFor } from '../../tools/serve/host-parts';
import { inlineJson } from '../../tools/serve/inline-json';
import { releasedPages } from '../../tools/serve/prerendering/released-pages';
import { askWrittenLinks } from '../../tools/serve/written-links';
import { drawnPages } from './drawn-pages';

/** The links of the pages that are drawn; nginx puts them into each page's settings. */
const LINKS_FILE = 'drawn/links.json';

interface StorePagesInput {
  store: ReleaseStore;
  /** Of the installation; links that an administrator wrote come from the service. */
  settings: FrontEndSettings;
  /** Where the service is asked, such as `http://server:4000/api/aranya`, if not at the address that pages have. */
  service?: string | undefined;
  /** The host of a release. @param settings those of what is drawn at the time */
  hostFor: (settings: () => FrontEndSettings) => HostFor;
}

/**
 * Draws the pages of what a store serves, with the links that an administrator wrote, into the store. Where the service
 * does not answer, the links of what was drawn last hold.
 * @returns draws, and says how many files that are; undefined where nothing has changed since this did it last
 */
export function storePages({ store, settings, service, hostFor }: StorePagesInput) {
  let current = settings;
  let drawn = '';
  const hostOf = hostFor(() => current);

  async function lastDrawn(): Promise<FrontEndSettings> {
    const bytes = await store.read(LINKS_FILE);
    if (!bytes) return settings;
    const links = FrontEndSettings.shape.links.safeParse(JSON.parse(bytes.toString('utf8')));
    return links.success ? { ...settings, links: links.data } : settings;
  }

  return async (): Promise<number | undefined> => {
    current = (await askWrittenLinks(settings, service)) ?? (await lastDrawn());
    const { registry } = await store.readRegistry();
    const state = JSON.stringify([current.links, registry]);
    if (state === drawn) return undefined;
    // Everybody gets the current host: nginx does not know who tries a canary.
    const { template, provided, shellOf } = await hostOf(registry, undefined);
    if (!shellOf) throw new Error('The host is neither released nor built: npx nx build host');
    const sources = {
      settings: current,
      shellOf,
      template,
      provided,
      readPage: releasedPages(store),
    };
    const files = Object.entries({
      ...(await drawnPages(sources, registry)),
      [LINKS_FILE]: inlineJson(current.links),
    });
    for (const [file, text] of files) await store.writeIfDifferent(file, Buffer.from(text));
    drawn = state;
    return files.length;
  };
}
