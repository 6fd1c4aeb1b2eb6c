import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Stats, type StatsModule } from 'webpack';
import { publishBuild } from '../shared/publish/build';
import { minimalConfiguration } from './minimal/webpack-configuration';
import { writeExposedModules } from './single-page/exposed-modules';
import { singlePageConfiguration } from './single-page/webpack-configuration';

const root = path.join(import.meta.dirname, '..');

const compiled = (configuration: webpack.Configuration) =>
  new Promise<Stats>((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats);
      });
    });
  });

const moduleNames = (modules: StatsModule[] = []): string[] =>
  modules.flatMap(({ name, modules: inner }) => [name ?? '', ...moduleNames(inner)]);

/** With the federation runtime inside, the comparison would measure no difference. */
function expectNoFederation(stats: Stats) {
  const { modules } = stats.toJson({ all: false, modules: true, nestedModules: true });
  const left = moduleNames(modules).filter((name) => name.includes('@module-federation'));
  if (left.length > 0) {
    throw new Error(
      `The single-page build still holds ${left[0]}: bench/single-page/webpack-configuration.ts no longer replaces what imports it.`,
    );
  }
}

/** Lists the files of each part, by `partName`. */
export const PARTS_FILE = 'parts.json';

function partsOf(stats: Stats): Record<string, string[]> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file)),
    ]),
  );
}

export async function buildComparisons() {
  const singlePage = path.join(root, 'bench', 'single-page');
  const exposedModules = await writeExposedModules(root, path.join(singlePage, 'dist'));
  const stats = await compiled(singlePageConfiguration(root, exposedModules));
  expectNoFederation(stats);
  await writeFile(path.join(singlePage, 'dist', PARTS_FILE), JSON.stringify(partsOf(stats)));
  await compiled(minimalConfiguration(root));
  await publishBuild(singlePage);
  await publishBuild(path.join(root, 'bench', 'minimal'));
}
