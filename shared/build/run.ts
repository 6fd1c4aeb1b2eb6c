import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { isForNode } from './prerender';
import { publishBuild } from './publish-build';

/**
 * Builds the deployable of the current folder from its webpack.config.ts; with `--watch` again after
 * each change.
 */
const folder = process.cwd();
const watching = process.argv.includes('--watch');
const { default: configurations } = (await import(
  pathToFileURL(path.join(folder, 'webpack.config.ts')).href
)) as { default: Configuration[] };

async function report(stats: MultiStats, started: number): Promise<boolean> {
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (stats.hasErrors()) return false;
  const compilations = new Map(
    stats.stats.map(({ compilation }) => [compilation.name?.split(':').at(-1) ?? '', compilation]),
  );
  await publishBuild(folder, compilations);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${path.basename(folder)}: built in ${seconds} s`);
  return true;
}

// While somebody works on a deployable its pages are drawn by scripts.
const wanted = watching ? configurations.filter(({ name }) => !isForNode(name)) : configurations;
const compiler = webpack(wanted);
if (watching) {
  // Whoever started it is gone, however that went.
  process.on('disconnect', () => process.exit());
  compiler?.watch({}, (error, stats) => {
    if (error || !stats) console.error(error);
    else void report(stats, performance.now());
  });
} else {
  const started = performance.now();
  compiler?.run((error, stats) => {
    if (error) throw error;
    compiler.close(async () => {
      if (!stats || !(await report(stats, started))) process.exit(1);
    });
  });
}
