import path from 'node:path';
import { parseArgs } from 'node:util';
import { withConfigurationFile } from '../server/src/platform/configuration/configuration-file';
import { openStore } from '../tools/release/open-store';
import { serveEnvironment } from '../tools/serve/environment';
import { frontEndSettings } from '../tools/serve/front-end-settings';
import { builtHost, releasedHosts } from '../tools/serve/host-parts';
import { storePages } from './nginx/store-pages';
import { readSiteSettings } from './nginx/write-site';

/**
 * `npm run draw-pages -- [--settings settings.json] [--service http://server:4000/api/aranya] [--watch]`: puts the pages
 * of what is released, as they are before any script, into the store that `ARANYA_RELEASES` names. To be done after
 * each release; with `--watch` it does so by itself, and when an administrator has changed a link, a minute later at most.
 */
const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    service: { type: 'string' },
    watch: { type: 'boolean', default: false },
  },
});
const settings = values.settings
  ? await readSiteSettings(values.settings)
  : frontEndSettings(serveEnvironment(withConfigurationFile(process.env)));
const store = openStore();
const root = path.join(import.meta.dirname, '..');
const draw = storePages({
  store,
  settings,
  service: values.service,
  hostFor: (current) => releasedHosts(store, current, () => builtHost(root, current)),
});
const drawAndTell = async () => {
  const count = await draw();
  if (count) console.log(`${count} parts of pages are drawn.`);
};

/** How often what is drawn is compared with what there is, in milliseconds. */
const EVERY_MS = 60_000;

if (values.watch) {
  const look = () => drawAndTell().catch((error: unknown) => console.error(error));
  setInterval(look, EVERY_MS);
  await look();
} else {
  await drawAndTell();
}
