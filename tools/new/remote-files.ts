import { pageEntry, pageFiles } from './page-files';

/** Most bytes of manifest and container of a remote with one page. */
const ENTRY_BUDGET = 10_200;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const packageManifest = (name: string, sharedVersion: string) => ({
  name: `@aranya/${name}`,
  version: '0.1.0',
  private: true,
  description: 'What this remote is for',
  license: 'Apache-2.0',
  type: 'module',
  scripts: {
    build: 'tsx ../shared/build/run.ts',
    typecheck: 'tsx ../shared/build/typecheck.ts',
    test: `node ../tools/test/unit.mjs --selectProjects web /${name}/`,
  },
  dependencies: { '@aranya/shared': sharedVersion },
});

/**
 * All files of a remote with one page, by their place in its folder.
 * @param page name of the page
 * @param sharedVersion version of `@aranya/shared`
 */
export const remoteFiles = (
  name: string,
  page: string,
  sharedVersion: string,
): Record<string, string> => ({
  'package.json': json(packageManifest(name, sharedVersion)),
  'remote.json': json({ name, budget: ENTRY_BUDGET, modules: [pageEntry(page)] }),
  'tsconfig.json': json({
    extends: '../tsconfig.base.json',
    include: ['src', 'webpack.config.ts', '../shared/src/ambient.d.ts'],
  }),
  'webpack.config.ts': `import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname);
`,
  ...pageFiles(page),
});
