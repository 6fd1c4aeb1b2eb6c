import path from 'node:path';
import webpack, { type Stats, type StatsModule } from 'webpack';
import { publishBuild } from '../shared/build/publish-build';
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

/** Names of all modules, those inside concatenated ones too. */
const moduleNames = (modules: StatsModule[] = []): string[] =>
  modules.flatMap(({ name, modules: inner }) => [name ?? '', ...moduleNames(inner)]);

/** A comparison with a federation runtime on both sides would compare nothing. */
function expectNoFederation(stats: Stats) {
  const { modules } = stats.toJson({ all: false, modules: true, nestedModules: true });
  const left = moduleNames(modules).filter((name) => name.includes('@module-federation'));
  if (left.length > 0) {
    throw new Error(
      `The single-page build still holds ${left[0]}: bench/single-page/webpack-configuration.ts no longer replaces what imports it.`,
    );
  }
}

/** Builds what the product is compared with: the single-page application and the minimal page. */
export async function buildComparisons() {
  const singlePage = path.join(root, 'bench', 'single-page');
  const exposedModules = await writeExposedModules(root, path.join(singlePage, 'dist'));
  expectNoFederation(await compiled(singlePageConfiguration(root, exposedModules)));
  await compiled(minimalConfiguration(root));
  await publishBuild(singlePage);
  await publishBuild(path.join(root, 'bench', 'minimal'));
}
