import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { keptPackages } from '../server/kept-packages.mjs';
import { freePort } from '../testing/run-nginx';

const root = path.join(import.meta.dirname, '..', '..');
const dockerfile = readFileSync(path.join(root, 'delivery/server/Dockerfile'), 'utf8');
/** Dockerfile steps of the final image: those after the last FROM. */
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1);

/** Nested inside another package, which is linked as a whole. */
const nested = /node_modules\/.*node_modules\//;

let image = '';
let data = '';

beforeAll(async () => {
  image = await mkdtemp(path.join(tmpdir(), 'aranya-image-'));
  data = await mkdtemp(path.join(tmpdir(), 'aranya-image-data-'));
  // The build stage's command for the server.
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: path.join(root, 'server') });
  for (const [, from, sources = '', target = ''] of lastStage.matchAll(
    /^COPY (?:--from=(\S+) )?(.+) (\S+)$/gm,
  )) {
    if (from === 'packages') {
      // The packages stage installs from the registry; this test links the checkout's packages
      // instead.
      for (const folder of keptPackages(root)) {
        if (nested.test(folder)) continue;
        await mkdir(path.dirname(path.join(image, folder)), { recursive: true });
        await symlink(path.join(root, folder), path.join(image, folder));
      }
      continue;
    }
    for (const source of sources.split(' ')) {
      const name = source.replace(/^\/aranya\//, '');
      const isFolder = target.endsWith('/');
      const there = path.join(image, target, isFolder ? path.basename(name) : '');
      await mkdir(path.dirname(there), { recursive: true });
      await cp(path.join(root, name), there, { recursive: true });
    }
  }
});
afterAll(async () => {
  await rm(image, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

/** Environment of the image's ENV line, plus variables for tests. */
function environment(more: Record<string, string> = {}) {
  const [, line = ''] = /^ENV (.+)$/m.exec(lastStage) ?? [];
  const given = Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
  // Resolves packages in the image only, not next to a symbolic link's target.
  const NODE_OPTIONS = '--preserve-symlinks --preserve-symlinks-main';
  return { ...given, NODE_OPTIONS, PATH: process.env.PATH, ARANYA_DATA_DIR: data, ...more };
}

const run = (name: string, ...words: string[]) =>
  new Promise<{ code: unknown; told: string }>((resolve) => {
    const file = `server/dist/commands/${name}.js`;
    const options = { cwd: image, env: environment() };
    execFile(process.execPath, [file, ...words], options, (error, out, wrong) =>
      resolve({ code: error?.code ?? 0, told: out + wrong }),
    );
  });

test("starts a server with the image's command that becomes ready and shuts down cleanly", async () => {
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(lastStage) ?? [];
  const [, ...words] = JSON.parse(command) as string[];
  const port = await freePort();
  const env = environment({ ARANYA_PORT_BASE: String(port - 4000), ARANYA_LISTEN: '127.0.0.1' });
  const child = spawn(process.execPath, words, { cwd: image, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (answer) => answer.json() as Promise<{ status: string }>,
      () => null,
    );
  try {
    let health: { status: string } | null = null;
    while (!health && child.exitCode === null) {
      health = await isReady();
      if (!health) await setTimeout(100);
    }
    expect(health).toEqual({ status: 'ok', missing: ['text-gateway'] });
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  } finally {
    // Must be a no-op after a clean shutdown.
    child.kill('SIGKILL');
  }
});

const COMMANDS = readdirSync(path.join(root, 'server/src/commands'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) =>
    /^(import .+\n)*\n*(await |process\.|setPrivate|try )/.test(
      readFileSync(path.join(root, 'server/src/commands', `${name}.ts`), 'utf8'),
    ),
  );

test('excludes packages that only pages need', () => {
  const kept = keptPackages(root).map((folder) => folder.replace(/^.*node_modules\//, ''));
  expect(kept).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp', '@electric-sql/pglite']));
  expect(
    kept.filter((name) => /^(react|react-dom|@mui\/.*|rxjs|leaflet|typescript)$/.test(name)),
  ).toEqual([]);
});

test('includes the commands that docs/operations.md names', () => {
  expect(COMMANDS.sort()).toEqual(
    [
      'backup',
      'central',
      'data',
      'database',
      'forms',
      'map-server',
      'operate',
      'people',
      'restore',
    ].sort(),
  );
});

// Each of the others imports no package that neither the server nor one of these imports.
test.each(['backup', 'data', 'people'])(
  'prints the usage of %s in the image',
  async (name) => {
    // The command opens a database before it parses options.
    const { code, told } = await run(name, name === 'people' ? '--help' : '--cake');
    expect(told).toContain(`npm run ${name} -- `);
    expect(code).toBe(2);
  },
  60_000,
);
