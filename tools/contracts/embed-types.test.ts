import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..', '..');
const compiler = path.join(root, 'node_modules', '.bin', 'tsc');

/** What a partner writes, beside the file of types alone. */
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

test('a partner’s sources compile with embed.d.ts and no further package', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-partner-'));
  try {
    const types = path.join(root, 'mfe-map', 'src', 'embed', 'types', 'embed.d.ts');
    await copyFile(types, path.join(folder, 'embed.d.ts'));
    await writeFile(path.join(folder, 'page.ts'), PAGE);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom'],
      types: [],
    };
    const project = { compilerOptions, files: ['page.ts', 'embed.d.ts'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    await expect(promisify(execFile)(compiler, ['-p', folder])).resolves.toMatchObject({
      stdout: '',
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
