import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const made = mkdtempSync(path.join(tmpdir(), 'aranya-contracts-'));
afterAll(() => rmSync(made, { recursive: true }));

const declarationsIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );

test('keeps docs/contracts equal to the declarations of @aranya/shared; else run npm run contracts', () => {
  const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
  const project = ['-p', 'shared/tsconfig.contracts.json', '--singleThreaded', '--outDir', made];
  execFileSync(compiler, project, { cwd: root });
  const sources = declarationsIn(made);
  const committed = declarationsIn(path.join(root, 'docs', 'contracts'));
  const names = new Set([...sources.keys(), ...committed.keys()]);
  expect(sources.size).toBeGreaterThan(100);
  expect([...names].filter((name) => sources.get(name) !== committed.get(name))).toEqual([]);
}, 300_000);
