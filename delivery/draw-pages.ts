import path from 'node:path';
import { parseArgs } from 'node:util';
import { withConfigurationFile } from '../server/src/platform/configuration/configuration-file';
import { openStore } from '../tools/release/stores/open-store';
import { serveEnvironment } from '../tools/serve/environment';
import { frontEndSettings } from '../tools/serve/front-end-settings';
import { builtHost, releasedHosts } from '../tools/serve/page/host-parts';
import { storePages } from './nginx/store-pages';
import { readSiteSettings } from './nginx/write-site';

/**
 * `npm run draw-pages -- [--settings settings.json] [--service http://server:4000/api/aranya]
 * [--watch]`: prerenders the released pages into the store of `ARANYA_RELEASES`. Run it after each
 * release; with `--watch` it repeats after releases and changed links, at most a minute later.
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

const EVERY_MS = 60_000;

if (values.watch) {
  const look = () => drawAndTell().catch((error: unknown) => console.error(error));
  setInterval(look, EVERY_MS);
  await look();
} else {
  await drawAndTell();
}
