import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every event on the bus has a publisher and a subscriber, including the end of the session. */

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const names = [
  ...read('shared/src/contracts/remotes/events.ts').matchAll(/^ {2}'([\w-]+\/[\w-]+)':/gm),
].map(([, name = '']) => name);

const sources = readdirSync(root)
  .filter((folder) => /^(host|shared|mfe-\w+)$/.test(folder))
  .flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, 'src', name))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)),
  )
  .map(read)
  .join('\n');

/** An empty subscriber does not count. */
const EMPTY = String.raw`\(\w*\) => (?:undefined|\{\s*\})`;

test.each(names)('has a publisher and a subscriber of %s in production code', (name) => {
  expect(sources).toMatch(new RegExp(String.raw`\bpublish\(\s*'${name}'`));
  expect(sources).toMatch(
    new RegExp(String.raw`\b(?:subscribe|eventsOf)\(\s*'${name}'(?!,\s*${EMPTY})`),
  );
});

test('lists all events in docs/architecture.md', () => {
  const table = read('docs/architecture.md').matchAll(/^\| `([\w-]+\/[\w-]+)` \|/gm);
  expect([...table].map(([, name]) => name).sort()).toEqual([...names].sort());
  expect(names).toContain('session/signed-out');
});

test('ends a session with the store and the bus only', () => {
  const imports = read('shared/src/api/session/leave-session.ts').matchAll(
    / from '([^']+)'|import\(/g,
  );
  expect([...imports].map(([, from]) => from)).toEqual([
    '@aranya/shared/events',
    '@aranya/shared/session',
  ]);
});
