import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The lint rules for imports between deployables and against timing in tests. Each rule must report
 * a violation.
 */
const root = path.join(import.meta.dirname, '..', '..');

const importing = (thing: string) => `import { thing } from '${thing}';\n\nexport default thing;\n`;

const broken: [rule: string, file: string, source: string][] = [
  ['a remote imports another', 'mfe-map/src/a.ts', importing('@aranya/mfe-dashboard/src/b')],
  ['a remote reaches into another folder', 'mfe-map/src/b.ts', importing('../../mfe-auth/src/b')],
  ['a remote imports the host', 'mfe-public/src/a.ts', importing('@aranya/host')],
  ['a remote imports the server', 'mfe-public/src/b.ts', importing('../../server/src/app')],
  ['a remote brings its own MUI', 'mfe-auth/src/a.ts', importing('@mui/material/Button')],
  ['the host imports a remote', 'host/src/a.ts', importing('../../mfe-public/src/exposes/home')],
  ['the server imports the front end', 'server/src/a.ts', importing('@aranya/shared/session')],
  ['shared imports a deployable', 'shared/src/ui/a.ts', importing('@aranya/mfe-map')],
  ['the federation runtime leaks', 'shared/src/ui/b.ts', importing('@module-federation/runtime')],
  ['contracts import more', 'shared/src/contracts/a.ts', importing('@aranya/shared/ui/basics')],
  ['two files import each other', 'server/src/e.ts', importing('./f')],
  ['the other does, too', 'server/src/f.ts', importing('./e')],
  ['a test reads a clock', 'server/src/a.test.ts', 'export default performance.now();\n'],
  ['a test reads it finely', 'mfe-map/src/a.test.tsx', 'export default process.hrtime();\n'],
  ['a test imports a clock', 'e2e/a.spec.ts', "import { performance } from 'node:perf_hooks';\n"],
  ['a test judges a time', 'bench/a.test.ts', 'expect(Date.now() - began).toBeLessThan(5);\n'],
];

const allowed: [file: string, source: string][] = [
  ['mfe-map/src/c.ts', importing('@aranya/shared/session')],
  ['server/src/c.ts', importing('@aranya/shared/contracts')],
  ['host/src/c.ts', importing('@aranya/shared/federation')],
  ['server/src/d.ts', 'export default performance.now();\n'],
  ['server/src/d.test.ts', 'export default new Date(Date.now() - 1000);\n'],
];

/** The linter's output for all rules. */
let said: string[];
beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aranya-borders-'));
  const write = (file: string, source: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  };
  for (const file of ['biome.json', 'tools/checks/no-times.grit']) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  for (const [, file, source] of broken) write(file, source);
  for (const [file, source] of allowed) write(file, source);
  const biome = path.join(root, 'node_modules', '.bin', 'biome');
  const parameters = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, parameters, { cwd: folder, encoding: 'utf8' });
  said = stdout
    .split('\n')
    .filter((line) => /noRestrictedImports|noImportCycles|title=plugin/.test(line));
  rmSync(folder, { recursive: true });
});

test.each(broken)('reports that %s', (_, file) => {
  expect(said).toContainEqual(expect.stringContaining(`/${file},`));
});

test.each(allowed)('accepts %s', (file) => {
  expect(said).not.toContainEqual(expect.stringContaining(`/${file},`));
});
