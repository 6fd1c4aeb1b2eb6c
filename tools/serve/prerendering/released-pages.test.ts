import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import type { ReleaseStore } from '../../release/stores/release-store';
import { releasedPages } from './released-pages';

const text = JSON.stringify({ html: '<h1>Science</h1>', styles: {} });
const page = {
  path: '/science',
  application: 'desktop',
  expose: './science',
  file: 'pages/desktop/science.json',
  integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
  assumes: {},
} as const;

const storeWith = (read: (file: string) => Promise<Buffer | undefined>) =>
  releasedPages({ read } as unknown as ReleaseStore);

test('reads a page once', async () => {
  const read = jest.fn(async () => Buffer.from(text));
  const pages = storeWith(read);
  expect((await pages('mfe-public', '1', page))?.html).toBe('<h1>Science</h1>');
  await pages('mfe-public', '1', page);
  expect(read.mock.calls).toEqual([['mfe-public/releases/1/pages/desktop/science.json']]);
});

test('omits a damaged page until it is repaired', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let there: string | undefined = `${text} `;
  const pages = storeWith(async () => (there === undefined ? undefined : Buffer.from(there)));
  expect(await pages('mfe-public', '1', page)).toBeUndefined();
  there = undefined;
  expect(await pages('mfe-public', '1', page)).toBeUndefined();
  there = text;
  expect(await pages('mfe-public', '1', page)).toBeDefined();
});

test('lets scripts render a page after a failed read, and rereads it on the next request', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  const pages = storeWith(async () => {
    calls += 1;
    if (calls === 1) throw new Error('EMFILE: too many open files');
    return Buffer.from(text);
  });
  expect(await pages('mfe-public', '1', page)).toBeUndefined();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('cannot be read'), expect.any(Error));
  expect((await pages('mfe-public', '1', page))?.html).toBe('<h1>Science</h1>');
});
