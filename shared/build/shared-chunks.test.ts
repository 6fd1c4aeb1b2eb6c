import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import {
  CHUNK_HASH,
  nameRelease,
  placeOf,
  RELEASE_PLACEHOLDER,
  SharedChunksPlugin,
  sharedHash,
} from './shared-chunks';

// The simulated browser has none; webpack asks for it.
Object.assign(globalThis, { setImmediate });

test.each([
  ['242.675ef82925.js', '675ef82925', '../../chunks/242.675ef82925.js'],
  ['home.675ef82925.css.map', '675ef82925', '../../chunks/home.675ef82925.css.map'],
  ['assets/moss.675ef82925.webp', '675ef82925', '../../chunks/assets/moss.675ef82925.webp'],
  ['remote-entry.js', undefined, 'remote-entry.js'],
  ['pages/desktop/a.675ef82925.json', undefined, 'pages/desktop/a.675ef82925.json'],
  ['embed/view.675ef829.js', undefined, 'embed/view.675ef829.js'],
])('%s has the hash %s, and lies at %s', (name, hash, place) => {
  expect(sharedHash(name)).toBe(hash);
  expect(placeOf(name)).toBe(place);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aranya-chunks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ENTRY = 'remote-entry.js';

/** A remote that shows two chunks, one of which has this word in it. */
async function built(release: string, word: string): Promise<string[]> {
  await writeFile(path.join(folder, 'same.js'), 'export default () => "the same";');
  await writeFile(path.join(folder, 'other.js'), `export default () => "${word}";`);
  const text =
    'Promise.all([import("./same.js"), import("./other.js")]).then((all) => show(all.map((one) => one.default())));';
  await writeFile(path.join(folder, 'main.js'), text);
  const output = path.join(folder, release);
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: './main.js',
    output: {
      path: output,
      filename: ENTRY,
      chunkFilename: `[name].${CHUNK_HASH}.js`,
      publicPath: 'auto',
      uniqueName: `remote-${RELEASE_PLACEHOLDER}`,
    },
    plugins: [new SharedChunksPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const files = await readdir(output);
  await nameRelease(
    files.map((file) => path.join(output, file)),
    release,
  );
  return files.filter((file) => file !== ENTRY).sort();
}

/** A page without a browser: which scripts it fetches, and what releases show in it. */
function page(folders: readonly string[]) {
  const fetched: string[] = [];
  const shown: string[][] = [];
  let all: (value: unknown) => void = () => undefined;
  const done = new Promise((resolve) => {
    all = resolve;
  });
  const run = async (file: string) => {
    for (const release of folders) {
      const text = await readFile(path.join(folder, release, file), 'utf8').catch(() => '');
      if (text) return runInContext(text, context);
    }
    throw new Error(`no ${file}`);
  };
  const document = {
    currentScript: { tagName: 'SCRIPT', src: '' },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: {
      appendChild: (script: { src: string; onload: (event: object) => void }) => {
        fetched.push(script.src);
        const name = path.posix.basename(script.src);
        void run(name).then(() => script.onload({ type: 'load' }));
      },
    },
  };
  const context = createContext({
    document,
    URL,
    setTimeout,
    clearTimeout,
    show: (words: string[]) => {
      shown.push(words);
      if (shown.length === folders.length) all(shown);
    },
  });
  const start = async (release: string) => {
    document.currentScript.src = `https://map.example.org/releases/${release}/${ENTRY}`;
    const entry = await readFile(path.join(folder, release, ENTRY), 'utf8');
    runInContext(entry, context);
  };
  return { start, done, shown, fetched };
}

test('of a release that changes one word a page with the release before fetches one chunk, and each shows its own', async () => {
  const before = await built('aaaaaaaaaa', 'moss');
  const after = await built('bbbbbbbbbb', 'fern');
  const changed = after.filter((file) => !before.includes(file));
  expect(before).toHaveLength(2);
  expect(changed).toHaveLength(1);

  const { start, done, shown, fetched } = page(['aaaaaaaaaa', 'bbbbbbbbbb']);
  await start('aaaaaaaaaa');
  await new Promise(setImmediate);
  await start('bbbbbbbbbb');
  await done;
  expect(shown.map((words) => [...words])).toEqual(
    expect.arrayContaining([
      ['the same', 'moss'],
      ['the same', 'fern'],
    ]),
  );
  const chunk = (file: string) => `https://map.example.org/chunks/${file}`;
  expect(new Set(fetched)).toEqual(new Set([...before, ...changed].map(chunk)));
});
