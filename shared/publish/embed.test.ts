import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishEmbed, keepForOthers, writeEmbedVersion } from './embed';

let deployable: string;
let embed: string;
beforeEach(async () => {
  deployable = await mkdtemp(path.join(tmpdir(), 'aranya-embed-'));
  embed = path.join(deployable, 'dist', 'embed');
  await mkdir(path.join(embed, 'assets'), { recursive: true });
  await writeFile(path.join(embed, 'embed.js'), 'var h="CHUNK_HASHES";');
  await writeFile(path.join(embed, 'embed.d.ts'), 'export {};');
  await writeFile(path.join(embed, 'view.0123abcd.js'), 'view');
  await writeFile(path.join(embed, 'assets', 'ground.0123abcd.json'), '{}');
});
afterEach(() => rm(deployable, { recursive: true, force: true }));

const read = (name: string) => readFile(path.join(embed, name), 'utf8');
const hashOf = (text: string, algorithm: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

test('includes the hashes of its chunks in the script, which has a permanent name per major version', async () => {
  await finishEmbed(deployable);
  const script = `var h={"view.0123abcd.js":"${hashOf('view', 'sha256')}"};`;
  expect(await read('embed.js')).toBe(script);
  expect(await read('embed@1.js')).toBe(script);
});

test('includes the script and its chunks in a release, and their version in the build', async () => {
  await finishEmbed(deployable);
  const built = path.join(deployable, 'dist', 'remote');
  await keepForOthers(deployable, built);
  expect((await readdir(path.join(built, 'embed'), { recursive: true })).sort()).toEqual([
    'assets',
    'assets/ground.0123abcd.json',
    'embed.d.ts',
    'embed.js',
    'embed@1.js',
    'view.0123abcd.js',
  ]);
  await writeEmbedVersion(deployable, built, '0.2.0-ab12');
  const version = {
    major: 1,
    version: '0.2.0-ab12',
    integrity: hashOf(await read('embed.js'), 'sha384'),
  };
  expect(JSON.parse(await read('embed-version.json'))).toEqual(version);
  const kept = path.join(built, 'embed', 'embed-version.json');
  expect(JSON.parse(await readFile(kept, 'utf8'))).toEqual(version);
});

test('includes the container for third-party hosts in a release, without compressed copies', async () => {
  const container = path.join(deployable, 'dist', 'federated', 'federation', 'map', 'v1');
  await mkdir(container, { recursive: true });
  for (const name of ['remote-entry.js', 'remote-entry.js.br', 'remote-entry.js.map']) {
    await writeFile(path.join(container, name), 'entry');
  }
  const built = path.join(deployable, 'dist', 'remote');
  await keepForOthers(deployable, built);
  const kept = path.join(built, 'federated', 'federation', 'map', 'v1');
  await expect(readdir(kept)).resolves.toEqual(['remote-entry.js']);
});

test('returns nothing for a remote without an embed script', async () => {
  await rm(embed, { recursive: true });
  const built = path.join(deployable, 'dist', 'remote');
  await finishEmbed(deployable);
  await keepForOthers(deployable, built);
  await writeEmbedVersion(deployable, built, '0.2.0-ab12');
  await expect(readdir(path.join(deployable, 'dist'))).resolves.toEqual([]);
});
