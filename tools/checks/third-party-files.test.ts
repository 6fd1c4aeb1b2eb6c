import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';

/**
 * Builds use packages through documented options: none of their files is matched, edited or
 * replaced.
 */

const root = path.join(import.meta.dirname, '..', '..');

const FORBIDDEN = /\balias\b|\bNormalModule|node_modules|\bUNSAFE_|__FEDERATION__|__INSTANCES__/;

/** Allowed uses of forbidden names, by file. */
const LEFT: Readonly<Record<string, RegExp>> = {
  // Reads the name of a module only.
  'shared/publish/preloads.ts': /\bNormalModule\b/g,
  // Adds the licence comment of react-leaflet and changes no code.
  'shared/build/licence-notice.ts': /\bNormalModule\b/g,
};

const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => !/\.test\.tsx?$/.test(file));

const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n');

test('reports no build that matches, replaces or aliases a file of a package', () => {
  const files = ['shared/build', 'shared/publish'].flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    linesOf(file)
      .filter((line) => FORBIDDEN.test(LEFT[file] ? line.replaceAll(LEFT[file], '') : line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('lists no exception that is no longer needed', () => {
  const unused = Object.entries(LEFT).filter(([file, left]) =>
    linesOf(file).every((line) => line.search(left) === -1),
  );
  expect(unused).toEqual([]);
});

test('uses no unstable names of packages in pages', () => {
  const files = ['host', 'shared', ...REMOTE_NAMES].flatMap((folder) => sourcesIn(`${folder}/src`));
  expect(
    files.filter((file) =>
      linesOf(file).some((line) => /\bUNSAFE_|__FEDERATION__|__INSTANCES__/.test(line)),
    ),
  ).toEqual([]);
});
