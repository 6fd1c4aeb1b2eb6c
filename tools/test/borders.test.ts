import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The borders between deployables are lint rules. Each rule must fail when it is broken, or it
 * protects nothing.
 */
const root = path.join(import.meta.dirname, '..', '..');

const folder = mkdtempSync(path.join(tmpdir(), 'aranya-borders-'));
copyFileSync(path.join(root, 'biome.json'), path.join(folder, 'biome.json'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says of a file with this content at this place of the repository. */
function lint(file: string, source: string): string {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
  const biome = path.join(root, 'node_modules', '.bin', 'biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const broken: [rule: string, file: string, imported: string][] = [
  ['a remote imports another remote', 'mfe-map/src/a.ts', '@aranya/mfe-dashboard/src/b'],
  ['a remote reaches into another folder', 'mfe-map/src/a.ts', '../../mfe-auth/src/b'],
  ['a remote imports the host', 'mfe-public/src/a.ts', '@aranya/host'],
  ['a remote imports the server', 'mfe-public/src/a.ts', '../../server/src/assembly/app'],
  ['a remote brings its own MUI', 'mfe-auth/src/a.ts', '@mui/material/Button'],
  ['the host imports a remote', 'host/src/a.ts', '../../mfe-public/src/exposes/home'],
  ['the server imports the front end', 'server/src/a.ts', '@aranya/shared/session'],
  ['shared imports a deployable', 'shared/src/ui/a.ts', '@aranya/mfe-map'],
  ['the federation runtime leaks', 'shared/src/ui/a.ts', '@module-federation/runtime'],
  ['contracts import the front end', 'shared/src/contracts/a.ts', '@aranya/shared/ui/basics'],
];

test.each(broken)('the lint rule fails when %s', (_, file, imported) => {
  expect(lint(file, `import { thing } from '${imported}';\n\nexport default thing;\n`)).toContain(
    'noRestrictedImports',
  );
});

const allowed: [file: string, imported: string][] = [
  ['mfe-map/src/a.ts', '@aranya/shared/session'],
  ['server/src/a.ts', '@aranya/shared/contracts'],
  ['host/src/a.ts', '@aranya/shared/federation'],
];

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(
    lint(file, `import { thing } from '${imported}';\n\nexport default thing;\n`),
  ).not.toContain('noRestrictedImports');
});
