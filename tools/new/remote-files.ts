import { pageEntry, pageFiles } from './page-files';

/** Size limit of a new remote in bytes; its team raises it. */
const BUDGET = 40_000;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Fields of `@aranya/shared`'s manifest that a new remote copies. */
export interface SharedManifest {
  version: string;
  devDependencies: Record<string, string>;
}

/** Package that a page's test imports. */
const TEST_PACKAGE = '@testing-library/react';

/** Nx configuration of a remote. */
const DEPLOYABLE = { executor: '@aranya/shared:deployable' };

const packageManifest = (name: string, shared: SharedManifest) => ({
  name: `@aranya/${name}`,
  version: '0.1.0',
  private: true,
  description: 'What this remote is for',
  license: 'Apache-2.0',
  type: 'module',
  scripts: { test: `node ../tools/test/unit.mjs --selectProjects web /${name}/` },
  nx: { targets: { build: DEPLOYABLE, standalone: DEPLOYABLE } },
  dependencies: { '@aranya/shared': shared.version },
  devDependencies: { [TEST_PACKAGE]: shared.devDependencies[TEST_PACKAGE] },
});

/**
 * All files of a remote with one page, by their paths in its folder.
 * @param page name of the page
 * @param shared manifest of `@aranya/shared`
 */
export const remoteFiles = (
  name: string,
  page: string,
  shared: SharedManifest,
): Record<string, string> => ({
  'package.json': json(packageManifest(name, shared)),
  'remote.json': json({ name, budget: BUDGET, modules: [pageEntry(page)] }),
  'tsconfig.json': json({
    extends: '../tsconfig.base.json',
    include: ['src', 'webpack.config.ts', '../shared/src/ambient.d.ts'],
  }),
  'webpack.config.ts': `import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname);
`,
  ...pageFiles(page),
});
