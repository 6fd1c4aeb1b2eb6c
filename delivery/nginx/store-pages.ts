import { FrontEndSettings } from '@aranya/shared/contracts';
import type { ReleaseStore } from '../../tools/release/stores/release-store';
import { inlineJson } from '../../tools/serve/page/escaped';
import type { HostFor } from '../../tools/serve/page/host-parts';
import { releasedPages } from '../../tools/serve/prerendering/released-pages';
import { askWrittenLinks } from '../../tools/serve/written-links';
import { drawnPages } from './drawn-pages';

/** nginx adds them to each page's settings. */
const LINKS_FILE = 'drawn/links.json';

interface StorePagesInput {
  store: ReleaseStore;
  /** An administrator's links are read from the service. */
  settings: FrontEndSettings;
  /** Set if it differs from the pages' setting, such as `http://server:4000/api/aranya`. */
  service?: string | undefined;
  hostFor: (settings: () => FrontEndSettings) => HostFor;
}

/**
 * Uses the last links while the service does not answer.
 * @returns function that prerenders and returns the number of files; undefined if nothing changed
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
    // Uses the current host for everybody: nginx cannot recognise canary visitors.
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
