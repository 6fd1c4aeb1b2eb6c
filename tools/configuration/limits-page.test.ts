import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

test('lists every file of limits in docs/limits.md, and no other', () => {
  const page = readFileSync(path.join(root, 'docs', 'limits.md'), 'utf8');
  const listed = [...page.matchAll(/\.\.\/server\/src\/([^)]+)\)/g)].map(([, file]) => file);
  const files = readdirSync(path.join(root, 'server', 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/|-)limits\.ts$/.test(file));
  expect(listed.toSorted()).toEqual(files.toSorted());
});
