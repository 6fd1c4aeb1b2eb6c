/** Packages that ship only ES modules and so are compiled before the browser tests use them. */
const ES_MODULES_ONLY = [
  'react-router-dom',
  'react-leaflet',
  '@react-leaflet/core',
  'topojson-client',
  'd3-[a-z]+',
  'workbox-[a-z-]+',
];

const swc = (moduleType) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      // JSON files are imported with an import attribute, which must remain.
      experimental: { keepImportAttributes: true },
    },
    module: { type: moduleType },
  },
];

const ignored = ['/node_modules/', '/dist/', '/.data/', '/.nx/'];

/**
 * File names of tests decide when they run: in `npm test`, in the other half of CI, or before a
 * release.
 */
const NAMES = {
  usual: '!(*.thorough|*.nightly)',
  thorough: '*.thorough',
  nightly: '*.nightly',
};
const kinds = process.env.ARANYA_TESTS?.split(',') ?? Object.keys(NAMES);

/** @type {import('jest').Config} */
export default {
  watchman: false,
  // Modules of finished files stay in memory: a process that holds this much is replaced.
  workerIdleMemoryLimit: '1GB',
  // No test fails because the machine is busy; a test that hangs still ends.
  testTimeout: 180_000,
  projects: [
    {
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shared,host,mfe-*}/**/*.test.{ts,tsx}'],
      transform: { '\\.[jt]sx?$': swc('commonjs') },
      transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES_ONLY.join('|')})/)`],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/shared/src/testing/empty-style.ts',
        '\\.pot\\?embed$': '<rootDir>/shared/src/testing/embed-texts.ts',
        '\\.pot?$': '<rootDir>/shared/src/testing/no-translations.ts',
        '\\.(svg|png|jpg|webp|webm|mp4|geojson|topo\\.json\\?address)$':
          '<rootDir>/shared/src/testing/file-address.ts',
      },
      setupFiles: ['<rootDir>/shared/src/testing/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/'],
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: kinds.map(
        (kind) => `<rootDir>/{server,tools,bench,delivery}/**/${NAMES[kind]}.test.ts`,
      ),
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '\\.ts$': swc('es6') },
      resolver: '<rootDir>/server/testing/bundling/resolve-packages.cjs',
      testPathIgnorePatterns: ignored,
      modulePathIgnorePatterns: ['/dist/'],
    },
  ],
};
