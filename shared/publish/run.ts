import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Configuration, type MultiStats } from 'webpack';
import { isForNode } from '../build/prerender';
import { isStandalone } from '../build/webpack';
import { publishBuild } from './build';

/**
 * Builds deployables from their webpack.config.ts in one process: `run.ts mfe-map:build host:build
 * mfe-map:standalone` in the repository's folder. Reports each finished build to the parent
 * process. `run.ts --watch mfe-map` builds again after each change.
 */
const watching = process.argv.includes('--watch');
const targets = process.argv.slice(2).filter((word) => !word.startsWith('--'));

interface Target {
  /** Such as `mfe-map:standalone`. */
  name: string;
  folder: string;
  configurations: Configuration[];
}

async function readTarget(name: string): Promise<Target> {
  const [deployable = '', output = 'build'] = name.split(':');
  const folder = path.resolve(deployable);
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const { default: all } = (await import(file)) as { default: Configuration[] };
  const ofOutput = all.filter((one) => isStandalone(one.name) === (output === 'standalone'));
  // In development, pages are rendered by scripts only.
  const configurations = ofOutput.filter((one) => !(watching && isForNode(one.name)));
  // An outdated standalone page must not remain beside a new build.
  if (output === 'build') {
    await rm(path.join(folder, 'dist', 'standalone'), { recursive: true, force: true });
  }
  return { name, folder, configurations };
}

/** @returns whether it was built */
async function publish({ name, folder, configurations }: Target, { stats }: MultiStats) {
  const own = stats.filter(({ compilation }) =>
    configurations.some((one) => one.name === compilation.name),
  );
  for (const one of own.filter((each) => each.hasErrors() || each.hasWarnings())) {
    console.error(one.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (own.some((one) => one.hasErrors())) return false;
  const compilations = new Map<string, Compilation>(
    own.map(({ compilation }) => [compilation.name?.split(':').at(-1) ?? '', compilation]),
  );
  await publishBuild(folder, compilations);
  console.log(`${name}: built`);
  return true;
}

const wanted = await Promise.all(targets.map(readTarget));
const compiler = webpack(wanted.flatMap(({ configurations }) => configurations));
const [first] = compiler?.compilers ?? [];
if (!compiler || !first) throw new Error(`Nothing is built for ${targets.join(' and ')}.`);
if (watching) {
  // The parent process ended for any reason.
  process.on('disconnect', () => process.exit());
  compiler.watch({}, async (error, stats) => {
    if (error || !stats) console.error(error);
    else for (const target of wanted) await publish(target, stats);
  });
} else {
  // One cache of files and paths: the deployables use the same packages.
  for (const other of compiler.compilers) other.inputFileSystem = first.inputFileSystem;
  compiler.run((error, stats) => {
    if (error || !stats) throw error ?? new Error('webpack reported nothing.');
    compiler.close(async () => {
      // In parallel: threads and rendering processes do most of the work.
      await Promise.all(
        wanted.map(async (target) => {
          if (await publish(target, stats)) process.send?.(target.name);
          else process.exitCode = 1;
        }),
      );
      // The channel to the parent process would keep this one alive.
      process.disconnect?.();
    });
  });
}
