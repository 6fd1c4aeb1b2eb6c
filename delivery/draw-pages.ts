import path from 'node:path';
import { parseArgs } from 'node:util';
import { withConfigurationFile } from '../server/src/platform/configuration/configuration-file';
import { openStore } from '../tools/release/open-store';
import { serveEnvironment } from '../tools/serve/environment';
import { frontEndSettings } from '../tools/serve/front-end-settings';
import { builtHost, releasedHosts } from '../tools/serve/host-parts';
import { releasedPages } from '../tools/serve/prerendering/released-pages';
import { drawnPages } from './nginx/drawn-pages';
import { readSiteSettings } from './nginx/write-site';

/**
 * `npm run draw-pages -- [--settings settings.json]`: puts the pages of what is released, as they are before any
 * script, into the store that `ARANYA_RELEASES` names. To be done after each release.
 */
const { values } = parseArgs({ options: { settings: { type: 'string' } } });
const settings = values.settings
  ? await readSiteSettings(values.settings)
  : frontEndSettings(serveEnvironment(withConfigurationFile(process.env)));
const store = openStore();
const { registry } = await store.readRegistry();
const root = path.join(import.meta.dirname, '..');
const hostFor = releasedHosts(
  store,
  () => settings,
  () => builtHost(root, () => settings),
);
// Everybody gets the current host: nginx does not know who tries a canary.
const { template, provided, shellOf } = await hostFor(registry, undefined);
if (!shellOf) {
  console.error('The host is neither released nor built: npx nx build host');
  process.exit(1);
}
const sources = { settings, shellOf, template, provided, readPage: releasedPages(store) };
const files = Object.entries(await drawnPages(sources, registry));
for (const [file, text] of files) await store.writeIfDifferent(file, Buffer.from(text));
console.log(`${files.length} parts of pages are drawn.`);
