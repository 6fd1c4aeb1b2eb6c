import path from 'node:path';
import { parseArgs } from 'node:util';
import { withConfigurationFile } from '../server/src/platform/configuration/configuration-file';
import { openStore } from '../tools/release/open-store';
import { serveEnvironment } from '../tools/serve/environment';
import { frontEndSettings } from '../tools/serve/front-end-settings';
import { releasedPages } from '../tools/serve/prerendering/released-pages';
import { shells } from '../tools/serve/prerendering/shells';
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
const script = path.join(import.meta.dirname, '..', 'host', 'dist', 'shell', 'main.cjs');
const shellOf = shells(script, settings);
if (!shellOf) {
  console.error('The host is not built: npx nx build host');
  process.exit(1);
}
const store = openStore();
const { registry } = await store.readRegistry();
const sources = { settings, shellOf, readPage: releasedPages(store) };
const files = Object.entries(await drawnPages(sources, registry));
for (const [file, text] of files) await store.writeIfDifferent(file, Buffer.from(text));
console.log(`${files.length / 2} pages are drawn.`);
