import {
  hashOf,
  isFileOf,
  isReleased,
  missingHashes,
  trustFiles,
  trustRelease,
} from './trusted-releases';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const integrity = { manifest: hash('M'), entry: hash('E') };
const fallbacks = { file: 'fallback-integrity.json', integrity: hash('F') };

/** Each test has a release of its own: what was chosen stays for the life of the page. */
let count = 0;
let folder: string;
beforeEach(() => {
  count += 1;
  folder = `https://map.example.org/releases/${count}/`;
});
const manifest = () => `${folder}mf-manifest.json`;
const arrived = () =>
  trustFiles(manifest(), ['remote-entry.js', hash('E')], {
    files: { '7.js': hash('7') },
    fallbacks,
  });

test('of a release that nobody chose there is nothing', () => {
  expect(isReleased(`${folder}remote-entry.js`)).toBe(false);
  arrived();
  expect(isReleased(`${folder}remote-entry.js`)).toBe(false);
});

test('a release has the files that its manifest has hashes of', () => {
  trustRelease(manifest(), integrity);
  // The registry has the hash of the first script.
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

test('a build without hashes has every file of its folder, and none has a hash', () => {
  trustRelease(manifest());
  arrived();
  expect(isReleased(`${folder}any.js`)).toBe(true);
  expect(isReleased(`${folder}deeper/any.js`)).toBe(false);
  expect(hashOf(`${folder}7.js`)).toBe('');
});

test('what releases share is trusted by the hash that each of them names', async () => {
  const origin = 'https://shared.example.org';
  const chunk = `${origin}/chunks/7.0123456789.js`;
  const share = (own: string, files: Record<string, string>) => {
    trustRelease(own, integrity);
    trustFiles(own, ['remote-entry.js', hash('E')], { files, fallbacks });
  };
  const one = `${origin}/releases/1/mf-manifest.json`;
  share(one, {});
  expect(isReleased(chunk)).toBe(false);
  const other = `${origin}/releases/2/mf-manifest.json`;
  share(other, { '../../chunks/7.0123456789.js': hash('7') });
  expect(hashOf(`${chunk}?retry=1`)).toBe(hash('7'));
  expect(missingHashes(chunk)).toBeUndefined();
  expect(isFileOf(other, chunk)).toBe(true);
  expect(isFileOf(one, chunk)).toBe(false);
});

test('a build without hashes has what lies with the chunks of its remote', () => {
  trustRelease(`https://own.example.org/releases/${count}/mf-manifest.json`);
  expect(isReleased('https://own.example.org/chunks/any.js')).toBe(true);
  expect(isReleased('https://own.example.org/any.js')).toBe(false);
});

test('what was chosen with hashes keeps them', () => {
  trustRelease(manifest(), integrity);
  arrived();
  trustRelease(manifest());
  expect(hashOf(`${folder}7.js`)).toBe(hash('7'));
});

test('hashes of copies are fetched once, checked, when a copy is first wanted', async () => {
  trustRelease(manifest(), integrity);
  arrived();
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ json: async () => ({ 'react.js': hash('R') }) } as Response);
  expect(missingHashes(`${folder}7.js`)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  await Promise.all([missingHashes(`${folder}react.js`), missingHashes(`${folder}react.js`)]);
  expect(asked.mock.calls).toEqual([
    [`${folder}fallback-integrity.json`, { integrity: hash('F') }],
  ]);
  expect(hashOf(`${folder}react.js`)).toBe(hash('R'));
  asked.mockRestore();
});
