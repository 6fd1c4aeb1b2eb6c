import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { HOST_NAME, REMOTE_NAMES } from '@aranya/shared/contracts';
import { nxEnvironment } from '../start/installation.mjs';
import { type BuiltRelease, builtRelease } from './built-release';
import { storedFaults } from './checks/stored-faults';
import { usableReleases } from './checks/usable-releases';
import { pointLasting } from './permanent-files';
import { pruneReleases } from './prune-releases';
import { publishReleases } from './publish-releases';
import { releaseNewBuilds } from './release-new-builds';
import { type ReleaseOptions, releaseOptions, USAGE } from './release-options';
import { releaseTable } from './release-table';
import { releaseBrowser } from './rendering/release-browser';
import { shownFaults } from './rendering/render-release';
import { registeredAs, released, rolledBack, tried } from './stores/move-pointer';
import { openStore } from './stores/open-store';
import { changeRegistry, type ReleaseStore } from './stores/release-store';
import { storedReleases } from './stores/stored-releases';

/** @throws Error with the compiler's messages */
async function checkSources(root: string, deployable: string): Promise<void> {
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
  const project = path.join(deployable, 'tsconfig.json');
  await promisify(execFile)(compiler, ['-p', project, '--noEmit'], { cwd: root }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`${deployable} does not compile:\n${stdout}`);
    },
  );
}

/** `npm run release`: builds and releases a remote or the host, or moves its pointer. */
const root = path.join(import.meta.dirname, '..', '..');
const nx = path.join(root, 'node_modules', '.bin', 'nx');

function build(remote: string) {
  const { status } = spawnSync(nx, ['run', `${remote}:build`, '--outputStyle=static'], {
    cwd: root,
    stdio: 'inherit',
    env: { ARANYA_BUILD: 'release', ...process.env, ...nxEnvironment },
  });
  if (status !== 0) throw new Error(`${remote} could not be built; the lines above say why.`);
}

/** Either all remotes are released or none. */
async function release(
  store: ReleaseStore,
  remotes: readonly string[],
  { canary, unrendered }: ReleaseOptions,
) {
  const browser = unrendered ? undefined : releaseBrowser();
  const builds: BuiltRelease[] = [];
  for (const remote of remotes) {
    build(remote);
    builds.push(await builtRelease(root, remote));
    await checkSources(root, remote);
  }
  await publishReleases(store, builds, {
    point: (registry, built) =>
      canary === undefined ? released(registry, built) : tried(registry, built, canary),
    render: browser
      ? (built, registry) => shownFaults(built, registry, { store, root, browser, builds })
      : undefined,
  });
  for (const remote of remotes) {
    const pruned = await pruneReleases(store, remote);
    if (pruned.length > 0) console.log(`Removed, since nobody needs them: ${pruned.join(', ')}`);
  }
}

/** According to Nx. */
function affectedBuilds(since: string): string[] {
  const { status, stdout } = spawnSync(
    nx,
    ['show', 'projects', '--affected', `--base=${since}`, '--json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...nxEnvironment } },
  );
  if (status !== 0) throw new Error(`Nx could not tell what changed since ${since}.`);
  const affected = (JSON.parse(stdout) as string[]).map((name) => name.replace('@aranya/', ''));
  return [...REMOTE_NAMES, HOST_NAME].filter((name) => affected.includes(name));
}

async function run(options: ReleaseOptions) {
  const { action, since = '' } = options;
  if (action === 'host') {
    const store = openStore();
    await releaseNewBuilds(root, store, [HOST_NAME]);
    await list(store, HOST_NAME);
    return;
  }
  if (action !== 'affected') return runOne(options);
  const remotes = affectedBuilds(since);
  if (remotes.length === 0) console.log(`Nothing is affected by what changed since ${since}.`);
  const store = openStore();
  if (remotes.length > 0) await release(store, remotes, options);
  for (const remote of remotes) await list(store, remote);
}

async function rollBack(store: ReleaseStore, { remote, to, reason }: ReleaseOptions) {
  const { registry: now } = await store.readRegistry();
  const stored = await storedReleases(store, remote);
  const isCanary = to === undefined && registeredAs(now, remote)?.canary !== undefined;
  const releases = isCanary
    ? stored
    : await usableReleases(store, now, { remote, releases: stored, to });
  const changed = await changeRegistry(store, (registry) =>
    rolledBack(registry, remote, { releases, to, ...(reason && { reason }) }),
  );
  await pointLasting(store, changed, remote);
}

async function runOne(options: ReleaseOptions) {
  const store = openStore();
  const { remote, action } = options;
  if (action === 'release') await release(store, [remote], options);
  if (action === 'rollback') await rollBack(store, options);
  const isWhole = await list(store, remote);
  if (action === 'list' && !isWhole) process.exitCode = 1;
}

/** @returns false if files of a current release are damaged */
async function list(store: ReleaseStore, remote: string): Promise<boolean> {
  const { registry } = await store.readRegistry();
  const faults = await storedFaults(store, registry, remote);
  console.log(releaseTable(remote, await storedReleases(store, remote), registry, faults));
  console.log(`\nStore: ${store.address}`);
  return [...faults.values()].every((found) => found.length === 0);
}

try {
  const options = releaseOptions(process.argv.slice(2));
  if (options) await run(options);
  else console.log(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
