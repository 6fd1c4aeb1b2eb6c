import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { nxEnvironment } from '../start/installation.mjs';
import { builtRelease } from './built-release';
import { released, rolledBack, tried } from './move-pointer';
import { openStore } from './open-store';
import { publishRelease } from './publish-release';
import { type ReleaseOptions, releaseOptions, USAGE } from './release-options';
import { changeRegistry, type ReleaseStore } from './release-store';
import { releaseTable } from './release-table';

/** `npm run release`: builds one remote, or moves its pointer. */
const root = path.join(import.meta.dirname, '..', '..');

function build(remote: string) {
  const nx = path.join(root, 'node_modules', '.bin', 'nx');
  const { status } = spawnSync(nx, ['run', `${remote}:build`, '--outputStyle=static'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...nxEnvironment },
  });
  if (status !== 0) throw new Error(`${remote} could not be built; the lines above say why.`);
}

async function release(store: ReleaseStore, { remote, canary }: ReleaseOptions) {
  build(remote);
  const built = await builtRelease(root, remote);
  await publishRelease(store, built, (registry) =>
    canary === undefined
      ? released(registry, built.release)
      : tried(registry, built.release, canary),
  );
}

async function run(options: ReleaseOptions) {
  const store = openStore();
  const { remote, action } = options;
  if (action === 'release') await release(store, options);
  if (action === 'rollback') {
    const releases = await store.releases(remote);
    await changeRegistry(store, (registry) => rolledBack(registry, remote, releases));
  }
  const { registry } = await store.readRegistry();
  console.log(releaseTable(remote, await store.releases(remote), registry));
  console.log(`\nStore: ${store.address}`);
}

try {
  const options = releaseOptions(process.argv.slice(2));
  if (options) await run(options);
  else console.log(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
