import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exposesOf, readRemote, routesOf } from './remote-description';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'aranya-remote-')), 'mfe-seeds');
  mkdirSync(path.join(folder, 'src', 'beds'), { recursive: true });
  writeFileSync(path.join(folder, 'src', 'beds', 'beds.tsx'), '');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const route = { path: '/beds', viewport: 'any', audience: 'anyone', title: 'Beds' };
const beds = { expose: './beds', file: 'beds/beds.tsx', routes: [route] };

/** Reads a remote.json with these members. */
function read(members: object) {
  const text = JSON.stringify({ name: 'mfe-seeds', budget: 10_000, modules: [beds], ...members });
  writeFileSync(path.join(folder, 'remote.json'), text);
  return readRemote(folder);
}

test('describes a module with its file and routes', () => {
  const description = read({});
  expect(exposesOf(description)).toEqual({ './beds': './src/beds/beds.tsx' });
  expect(routesOf(description)).toEqual([{ ...route, expose: './beds' }]);
});

test.each([
  [{ name: 'mfe-trees' }, 'mfe-seeds/remote.json: the name is mfe-trees, the folder is not.'],
  [
    { modules: [{ ...beds, file: 'beds/bed.tsx' }] },
    'mfe-seeds/remote.json: ./beds is in src/beds/bed.tsx, which is not there.',
  ],
  [{ modules: [beds, beds] }, './beds is there twice; /beds (any, anyone) has two pages'],
  [{ modules: [{ ...beds, expose: 'beds' }] }, 'modules.0.expose'],
  [{ modules: [{ ...beds, file: '../beds.tsx' }] }, 'modules.0.file'],
  [{ modules: [{ ...beds, routes: [{ ...route, audience: 'all' }] }] }, 'routes.0.audience'],
  [{ modules: [{ ...beds, routes: [{ ...route, tittle: 'Beds' }] }] }, 'tittle'],
])('refuses %j with a sentence', (members, sentence) => {
  expect(() => read(members)).toThrow(sentence);
});
