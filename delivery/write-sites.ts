import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FRONT_END_ORIGINS } from '@aranya/shared/contracts';
import { withConfigurationFile } from '../server/src/platform/configuration/configuration-file';
import { serveEnvironment } from '../tools/serve/environment';
import { frontEndSettings } from '../tools/serve/front-end-settings';
import { builtSite } from './nginx/built-site';
import { readSiteRegistry, readSiteSettings, writeSite } from './nginx/write-site';

/**
 * `npm run delivery -- --out <folder> [--deployable mfe-map] [--settings settings.json] [--registry
 * registry.json] [--listen 8080]`: writes a folder for nginx per deployable from the local build.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    deployable: { type: 'string' },
    settings: { type: 'string' },
    registry: { type: 'string' },
    listen: { type: 'string', default: '8080' },
  },
});
const chosen = FRONT_END_ORIGINS.filter(
  (name) => values.deployable === undefined || name === values.deployable,
);
if (!values.out || chosen.length === 0) {
  console.error(`Say --out <folder>, and --deployable as one of ${FRONT_END_ORIGINS.join(', ')}.`);
  process.exit(1);
}
const root = path.join(import.meta.dirname, '..');
const environment = serveEnvironment(withConfigurationFile(process.env));
const settings = values.settings
  ? await readSiteSettings(values.settings)
  : frontEndSettings(environment);
const { addresses } = environment;
const registry = await readSiteRegistry(root, values.registry);

for (const deployable of chosen) {
  const folder = path.join(values.out, deployable);
  const { page, embeds, ...folders } = builtSite(root, deployable);
  if (!existsSync(page)) {
    console.error(`${deployable} is not built: npx nx build ${deployable}`);
    process.exit(1);
  }
  const template = await readFile(page, 'utf8');
  const { listen } = values;
  const input = { deployable, settings, registry, template, embeds, addresses, listen };
  await writeSite(folder, input, folders);
  console.log(`${deployable}: ${folder}`);
}
