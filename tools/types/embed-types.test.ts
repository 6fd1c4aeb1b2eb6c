import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..');
const compiler = path.join(root, 'node_modules', '.bin', 'tsc');

/** A partner's sources, with only the file of types beside them. */
const PAGE = `
import type { AranyaMapOptions } from './embed';

document.addEventListener('aranya-select', ({ detail }) => {
  const { feature, source } = detail;
  const count: unknown = feature.properties?.count;
  const origin: 'records' | 'data' = source;
  console.log(count, origin, feature.geometry.type);
});
const options: AranyaMapOptions = { lang: 'hi', gestures: 'free', center: [84.5, 21] };
const map = AranyaMap?.mount(document.body, options);
map?.element.addEventListener('aranya-error', ({ detail }) => console.log(detail.part));
const element = document.querySelector('aranya-map');
if (element) {
  element.data = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [84.5, 21] },
    properties: { name: 'Plot A' },
  };
}
// @ts-expect-error there are no such gestures
const wrong: AranyaMapOptions = { gestures: 'wild' };
console.log(wrong);
`;

/** Uses the types of the embedded map in JSX, with those of React. */
const REACT_PAGE = `
import type {} from './embed-react';

export const Page = ({ plots }: { plots: { longitude: number; latitude: number }[] }) => (
  <aranya-map
    id="plots"
    center="84.5,21"
    zoom={7}
    lang="hi"
    data={plots}
    onaranya-select={({ detail }) => console.log(detail.feature.geometry.type)}
  />
);
// @ts-expect-error there are no such gestures
export const wrong = <aranya-map gestures="wild" />;
`;

async function compile(files: Record<string, string>, options: object = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-partner-'));
  try {
    const types = path.join(root, 'mfe-map', 'src', 'embed', 'types');
    for (const name of await readdir(types)) {
      await copyFile(path.join(types, name), path.join(folder, name));
    }
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom'],
      types: [],
      ...options,
    };
    const project = { compilerOptions, files: Object.keys(files) };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    return await promisify(execFile)(compiler, ['-p', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('compiles a partner’s sources with embed.d.ts and no further package', async () => {
  expect(await compile({ 'page.ts': PAGE })).toBe('');
});

test('declares the element and its events for the JSX of React', async () => {
  const types = path.join(root, 'node_modules', '@types', 'react');
  const options = {
    jsx: 'react-jsx',
    paths: { react: [types], 'react/*': [`${types}/*`] },
  };
  expect(await compile({ 'page.tsx': REACT_PAGE }, options)).toBe('');
});
