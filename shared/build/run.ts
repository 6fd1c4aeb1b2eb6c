import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { publishBuild } from './publish-build';

/** Builds the deployable of the current folder from its webpack.config.ts. */
const folder = process.cwd();
const { default: configurations } = (await import(
  pathToFileURL(path.join(folder, 'webpack.config.ts')).href
)) as { default: Configuration[] };

const started = performance.now();
const compiler = webpack(configurations);
compiler?.run((error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors() || stats?.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (!stats || stats.hasErrors()) process.exit(1);
  compiler.close(async () => {
    await publishBuild(folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${path.basename(folder)}: built in ${seconds} s`);
  });
});
