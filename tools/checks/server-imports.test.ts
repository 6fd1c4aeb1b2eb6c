import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cycleOf, floorOf, type Import, importsIn, roomOf } from './server-imports';

const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, 'server', 'src');
const imports = importsIn(folder);

/** Floors from the lowest up: each imports lower ones only. See docs/architecture.md. */
const FLOORS = [
  'platform',
  'people',
  'collecting',
  'importing',
  'publishing',
  'administration',
  'reviewing',
  'demonstration',
  'account',
  'assembly',
  'commands',
];

test('has a known floor for every folder, and no import leads up', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...FLOORS].sort());
  // Programs are above all floors.
  const height = (file: string) => (file.includes('/') ? FLOORS.indexOf(floorOf(file)) : Infinity);
  expect(imports.length).toBeGreaterThan(1_000);
  expect(imports.filter(({ from, to }) => height(from) < height(to))).toEqual([]);
});

test('has no import cycle between folders', () => {
  expect(cycleOf(imports, roomOf)).toBeNull();
});

test('does not import tests in production code', () => {
  expect(imports.filter(({ to }) => to.startsWith('../'))).toEqual([]);
});

/** Folders around the product: each imports only those before it. */
const AROUND = ['tools', 'delivery', 'e2e', 'bench'];

test('allows imports between tools, delivery, e2e and bench in one direction only', () => {
  const between = AROUND.flatMap((from) =>
    importsIn(path.join(root, from), true).map(({ from: file, to }) => ({
      from,
      file,
      to: to.startsWith('../') ? (to.split('/')[1] ?? '') : from,
    })),
  );
  expect(between.filter(({ from, to }) => from !== to).length).toBeGreaterThan(50);
  expect(between.filter(({ from, to }) => AROUND.indexOf(from) < AROUND.indexOf(to))).toEqual([]);
});

describe('finds a circular import', () => {
  const made = (from: string, to: string): Import => ({ from, to });

  test('finds a cycle between two folders in either direction', () => {
    const circle = [
      made('people/a/one.ts', 'people/b/two.ts'),
      made('people/b/three.ts', 'people/c.ts'),
      made('people/c.ts', 'people/a/four.ts'),
    ];
    expect(cycleOf(circle, roomOf)).toEqual(['people/a', 'people/b', 'people/c.ts', 'people/a']);
    expect(cycleOf(circle.slice(1), roomOf)).toBeNull();
    expect(cycleOf(circle, floorOf)).toBeNull();
  });

  test('finds a cycle that one more import in the real sources causes', () => {
    const upwards = made('platform/problems/problem.ts', 'platform/database/database.ts');
    expect(cycleOf([...imports, upwards], roomOf)).toEqual(
      expect.arrayContaining(['platform/problems', 'platform/database']),
    );
  });
});
