import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** Without declarations that the compiler writes. */
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !file.startsWith('docs/contracts/'));

/** Folders by path, with the names of their files and folders. */
const folders = new Map<string, { files: Set<string>; folders: Set<string> }>();
for (const file of files) {
  for (let entry = file; entry !== '.'; entry = path.posix.dirname(entry)) {
    const folder = path.posix.dirname(entry);
    const names = folders.get(folder) ?? { files: new Set(), folders: new Set() };
    folders.set(folder, names);
    names[entry === file ? 'files' : 'folders'].add(path.posix.basename(entry));
  }
}

/** Folders whose name a tool needs, although they have one file. */
const ONE_FILE = [
  // CI runs it by its path.
  '.ci',
  // An empty folder that a container mounts.
  'delivery/tls/certificates',
  // Files of a packaged form, by the form's id.
  'server/forms/media/tree_test_24',
];

test('has at most 25 files in a folder', () => {
  expect([...folders].filter(([, { files }]) => files.size > 25).map(([folder]) => folder)).toEqual(
    [],
  );
});

test('has no folder with a single file, except code for tests and names that tools need', () => {
  const single = [...folders]
    .filter(([, { files, folders }]) => files.size === 1 && folders.size === 0)
    .map(([folder]) => folder)
    .filter((folder) => path.posix.basename(folder) !== 'testing');
  expect(single.sort()).toEqual([...ONE_FILE].sort());
});

test('has one topic in the name of each file', () => {
  expect(files.filter((file) => path.posix.basename(file).includes('-and-'))).toEqual([]);
});
