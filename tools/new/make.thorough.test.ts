import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exposesOf, readRemote, routesOf } from '@aranya/shared/remote-description';
import { writeStandaloneModules } from '../types/standalone-modules';
import { makePage, makeRemote } from './make';

const repository = path.join(import.meta.dirname, '..', '..');
const REMOTE = 'mfe-public';

let root: string;
const at = (...parts: string[]) => path.join(root, ...parts);
const jsonAt = (file: string) => JSON.parse(readFileSync(at(file), 'utf8'));

/** A repository with one remote and the files that a new remote changes. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'aranya-new-'));
  for (const folder of ['shared', 'delivery/tls', 'tools/checks', `${REMOTE}/src`]) {
    mkdirSync(at(folder), { recursive: true });
  }
  for (const file of [
    'biome.json',
    'delivery/tls/nginx.conf',
    'docker-compose.yml',
    'shared/package.json',
    'tools/checks/no-times.grit',
    'tsconfig.base.json',
    `${REMOTE}/remote.json`,
  ]) {
    copyFileSync(path.join(repository, file), at(file));
  }
  for (const name of ['node_modules', 'shared/src', 'shared/build', 'shared/publish']) {
    symlinkSync(path.join(repository, name), at(name));
  }
  writeFileSync(at('shared/remotes.json'), JSON.stringify({ [REMOTE]: 3001 }));
  for (const { file } of jsonAt(`${REMOTE}/remote.json`).modules) {
    mkdirSync(path.dirname(at(REMOTE, 'src', file)), { recursive: true });
    writeFileSync(at(REMOTE, 'src', file), 'export default () => null;\n');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const bin = (name: string) => path.join(repository, 'node_modules', '.bin', name);

/** Runs a command on the generated files; empty output means success. */
function faultsOf(command: string, parameters: string[], folder = '.') {
  const { status, stdout, stderr } = spawnSync(bin(command), parameters, {
    cwd: at(folder),
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

const lint = (files: string[]) =>
  faultsOf('biome', ['lint', '--vcs-enabled=false', '--error-on-warnings', ...files]);

/** Runs `npm run typecheck` for one remote. */
function typecheck(remote: string) {
  writeStandaloneModules(root, [remote]);
  const include = ['.', '../../src', '../../webpack.config.ts', '../../../shared/src/ambient.d.ts'];
  writeFileSync(
    at(remote, 'dist/typecheck/tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include }),
  );
  return faultsOf('tsc', ['-p', 'dist/typecheck'], remote);
}

test('creates a page with test and entry and changes nothing else', () => {
  const before = readRemote(at(REMOTE));
  const made = makePage(root, REMOTE, 'seed-beds');
  expect(made).toEqual([
    'mfe-public/src/seed-beds/seed-beds.tsx',
    'mfe-public/src/seed-beds/seed-beds.test.tsx',
    'mfe-public/remote.json',
  ]);
  const after = readRemote(at(REMOTE));
  expect(after.modules.slice(0, -1)).toEqual(before.modules);
  expect(exposesOf(after)['./seed-beds']).toBe('./src/seed-beds/seed-beds.tsx');
  expect(routesOf(after).at(-1)).toMatchObject({ path: '/seed-beds', title: 'Seed beds' });
  expect(lint(made.filter((file) => file.endsWith('.tsx')))).toBe('');
});

test('creates a remote that compiles, with a line in the list and a container', async () => {
  const made = await makeRemote(root, 'mfe-seeds');
  expect(made.filter((file) => !file.startsWith('mfe-seeds/'))).toEqual([
    'shared/remotes.json',
    'docker-compose.yml',
    'delivery/tls/nginx.conf',
  ]);
  expect(jsonAt('shared/remotes.json')).toEqual({ [REMOTE]: 3001, 'mfe-seeds': 3002 });
  expect(readFileSync(at('docker-compose.yml'), 'utf8')).toContain('DEPLOYABLE: mfe-seeds');
  expect(jsonAt('mfe-seeds/package.json').dependencies).toEqual({
    '@aranya/shared': jsonAt('shared/package.json').version,
  });
  makePage(root, 'mfe-seeds', 'nursery');
  expect(routesOf(readRemote(at('mfe-seeds'))).map((route) => route.path)).toEqual([
    '/seeds',
    '/nursery',
  ]);
  expect(lint(['mfe-seeds'])).toBe('');
  expect(typecheck('mfe-seeds')).toBe('');
  // The check is effective: it reports an invalid page.
  writeFileSync(at('mfe-seeds/src/nursery/nursery.tsx'), 'export default 7;\n');
  expect(typecheck('mfe-seeds')).toContain('standalone.tsx');
});

test.each([
  ['mfe-trees', 'nursery', 'There is no remote mfe-trees. It is one of mfe-public; a new one:'],
  [REMOTE, 'Nursery', "A page's name is made of small letters"],
  [REMOTE, '../nursery', "A page's name is made of small letters"],
  [REMOTE, 'seed--beds', 'such as seed-beds; this is seed--beds.'],
  [REMOTE, 'about', 'mfe-public has a module ./about already. Choose another name.'],
  [REMOTE, 'nested', 'mfe-public/src/nested is there already. Choose another name.'],
  [REMOTE, 'compaigns', '/compaigns is a page of mfe-public already. Choose another name.'],
])('refuses the page %s %s, and creates nothing', (remote, page, sentence) => {
  const before = readFileSync(at(REMOTE, 'remote.json'), 'utf8');
  expect(() => makePage(root, remote, page)).toThrow(sentence);
  expect(readFileSync(at(REMOTE, 'remote.json'), 'utf8')).toBe(before);
  expect(existsSync(at(REMOTE, 'src', page, `${page}.test.tsx`))).toBe(false);
});

test.each([
  ['seeds', "A remote's name is mfe- and then small letters"],
  ['mfe-', 'such as mfe-seeds; this is mfe-.'],
  ['mfe-../seeds', "A remote's name is mfe-"],
  [REMOTE, 'There is a remote mfe-public already. Choose another name, or make a page in it:'],
  ['mfe-server', 'mfe-server would have an address of the server. Choose another name.'],
  ['mfe-about', '/about is a page of mfe-public already. Choose another name.'],
])('refuses the remote %s, and creates nothing', async (remote, sentence) => {
  await expect(makeRemote(root, remote)).rejects.toThrow(sentence);
  expect(jsonAt('shared/remotes.json')).toEqual({ [REMOTE]: 3001 });
});
