import path from 'node:path';
import { contentHash } from './content-hash';

const files = [import.meta.filename];
const folder = path.dirname(import.meta.filename);

test('creates another release if only routes changed', async () => {
  const one = await contentHash(files, folder, { routes: [{ path: '/map' }] });
  expect(one).toMatch(/^[0-9a-f]{10}$/);
  await expect(contentHash(files, folder, { routes: [{ path: '/map' }] })).resolves.toBe(one);
  await expect(contentHash(files, folder, { routes: [{ path: '/maps' }] })).resolves.not.toBe(one);
  await expect(contentHash([], folder, { routes: [{ path: '/map' }] })).resolves.not.toBe(one);
});
