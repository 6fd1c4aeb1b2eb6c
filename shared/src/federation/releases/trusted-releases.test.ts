import { hashOf, isReleased, trustFiles, trustRelease } from './trusted-releases';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const integrity = { manifest: hash('M'), entry: hash('E') };

/** Each test has its own release, because releases remain trusted until the page is closed. */
let count = 0;
let folder: string;
beforeEach(() => {
  count += 1;
  folder = `https://map.example.org/releases/${count}/`;
});
const manifest = () => `${folder}mf-manifest.json`;
const arrived = () => trustFiles(manifest(), { files: { '7.js': hash('7') } });

test('trusts no file of a release that was not chosen', () => {
  expect(isReleased(`${folder}remote-entry.js`)).toBe(false);
  arrived();
  expect(isReleased(`${folder}remote-entry.js`)).toBe(false);
});

test('trusts the files whose hashes are in the manifest', () => {
  trustRelease(manifest(), integrity);
  // The registry has the hash of the entry script.
  expect(hashOf(`${folder}remote-entry.js`)).toBe(hash('E'));
  expect(isReleased(`${folder}7.js`)).toBe(false);
  arrived();
  expect(hashOf(manifest())).toBe(hash('M'));
  expect(hashOf(`${folder}remote-entry.js`)).toBe(hash('E'));
  expect(hashOf(`${folder}7.js?retry=1`)).toBe(hash('7'));
  for (const other of ['8.js', 'assets/7.js', '../7.js', '']) {
    expect(isReleased(folder + other)).toBe(false);
  }
  expect(isReleased(folder.replace('map.', 'evil.'))).toBe(false);
});

test('trusts every file in the folder of a build without hashes', () => {
  trustRelease(manifest());
  arrived();
  expect(isReleased(`${folder}any.js`)).toBe(true);
  expect(isReleased(`${folder}deeper/any.js`)).toBe(false);
  expect(hashOf(`${folder}7.js`)).toBe('');
});

test('retains the hashes of a release that was chosen with them', () => {
  trustRelease(manifest(), integrity);
  arrived();
  trustRelease(manifest());
  expect(hashOf(`${folder}7.js`)).toBe(hash('7'));
});
