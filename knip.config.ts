import { existsSync, readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** Settings of knip, which reports unused exports and unlisted packages in `npm test`. */

interface RemoteFile {
  modules: { file: string }[];
}

const jsonOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const TESTS = '**/*.test.{ts,tsx}';

/** Our packages are imported by file; their entries in package.json are only for Nx. */
const OURS = ['@aranya/.+'];

/** Named in style sheets and as files, not imported. */
const FONTS = ['@fontsource(-variable)?/.+'];

/** Modules of `remote.json`, and others beside them, are loaded by name. */
function remote(name: string) {
  const { modules }: RemoteFile = jsonOf(`${name}/remote.json`);
  const loaded = [...modules.map(({ file }) => `src/${file}`), 'src/standalone.tsx'];
  const embedded = ['src/embed/script.ts', 'src/embed/frame.js', 'src/embed/try/try.js'];
  const files = [...loaded, ...embedded].filter((file) => existsSync(`${name}/${file}`));
  const { devDependencies = {} } = jsonOf(`${name}/package.json`);
  // knip finds the configuration by itself if webpack is a dependency.
  const configuration = devDependencies.webpack ? [] : ['webpack.config.ts'];
  return { entry: [...files, ...configuration, TESTS] };
}

const config: KnipConfig = {
  include: ['dependencies', 'unlisted', 'unresolved', 'exports', 'types', 'files'],
  // An export that its own file uses counts as used.
  ignoreExportsUsedInFile: true,
  treatConfigHintsAsErrors: true,
  workspaces: {
    '.': { ignore: ['docs/contracts/**'] },
    shared: {
      entry: ['src/testing/*.ts', 'publish/run.ts', TESTS],
      ignoreDependencies: FONTS,
    },
    server: {
      entry: [
        'src/main.ts',
        'src/worker.ts',
        'src/platform/database/embedded/embedded-thread.ts',
        'src/importing/files/spatial/gdal-child.ts',
        'src/reviewing/suggestions/onnx-child.ts',
        'src/commands/*.ts',
        'assets/**/*.js',
        'testing/**/*.mjs',
        'testing/suite-postgres.ts',
        TESTS,
      ],
      ignoreDependencies: FONTS,
    },
    host: {
      entry: [
        'src/main.tsx',
        'src/offline/service-worker.ts',
        'src/prerendering/render-shell.tsx',
        'public/*.js',
        'webpack.config.ts',
        TESTS,
      ],
    },
    ...Object.fromEntries(
      Object.keys(jsonOf('shared/remotes.json')).map((name) => [name, remote(name)]),
    ),
    // `thread:` is the scheme of a module that the build makes.
    'mfe-forms': { ...remote('mfe-forms'), ignoreDependencies: ['thread'] },
    tools: {
      entry: [
        '**/*.mjs',
        'data/make-occurrence-archive.ts',
        'forms/draw-pictures.ts',
        'drawings/draw-icons.ts',
        'serve/serve.ts',
        'drawings/draw-specimens.ts',
        TESTS,
      ],
      // The build reads this package's data as a file.
      ignoreDependencies: [...OURS, 'world-atlas'],
    },
    bench: { entry: ['minimal/main.tsx', 'visit/probe.js', TESTS], ignoreDependencies: OURS },
    // axe-core is sent to the browser as a text.
    e2e: {
      entry: ['**/*.spec.ts', 'screenshots/{screenshots.config,every-screen,write-review-page}.ts'],
      ignoreDependencies: [...OURS, 'axe-core'],
    },
    delivery: { entry: [TESTS], ignoreDependencies: OURS },
    // The container is loaded by name; React is shared by its name too.
    'examples/federated-hosts': {
      entry: ['build.js'],
      ignoreDependencies: ['mfe_map'],
    },
    // Example pages load packages from node_modules, like a partner's page.
    'examples/partner-site': { entry: ['*.js'], ignoreDependencies: ['react', 'react-dom'] },
  },
};

export default config;
