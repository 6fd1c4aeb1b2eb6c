import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, 'docs', 'specification');
const pages = readdirSync(folder).filter((name) => /^\d/.test(name));
const tables = [...pages.map((page) => `specification/${page}`), 'in-the-field.md'];

/** Statements of a page's table with their tests; a row has one or several statements. */
function statementsOf(page: string) {
  return readFileSync(path.join(root, 'docs', page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Statement |'))
    .flatMap((line) => {
      const [statements = '', tests = ''] = line.slice(2, -2).split(' | ');
      const list = tests.split('<br>').map((test) => test.trim());
      return statements.split('<br>').map((statement) => ({ statement, tests: list }));
    });
}

/** Whether a file's source has a test with this title. */
function hasTest(file: string, title: string): boolean {
  const source = readFileSync(path.join(root, file), 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

describe.each(tables)('docs/%s', (page) => {
  const statements = statementsOf(page);

  test('finds statements in the tables of the page', () =>
    expect(statements.length).toBeGreaterThan(0));

  test.each(statements)('$statement', ({ tests }) => {
    for (const test of tests) {
      const [, file = '', title = ''] = test.match(/^`([^`]+)` › (.+)$/) ?? [];
      expect({ test, named: file !== '' && hasTest(file, title) }).toEqual({ test, named: true });
      // Nightly tests do not run on each change, so they prove nothing here.
      expect(file).not.toContain('.nightly.');
    }
  });
});

/** The table of tests that are skipped on a cluster. */
test('lists only existing tests as skipped on a cluster', () => {
  const text = readFileSync(path.join(root, 'docs', 'operations', 'scale.md'), 'utf8');
  const named = [...text.matchAll(/^\| `([^`]+\.test\.ts)` › ([^|]+) \|/gm)];
  expect(named.length).toBeGreaterThan(0);
  const gone = named.filter(([, file = '', title = '']) => !hasTest(file, title));
  expect(gone.map(([line]) => line)).toEqual([]);
});

test('lists every page in the index', () => {
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  for (const page of pages) expect(index).toContain(`(${page})`);
});
