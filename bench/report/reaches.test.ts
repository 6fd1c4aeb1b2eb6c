import { reaches } from './reaches';
import type { Figures } from './summary';

const figures = (
  route: string,
  variant: Figures['variant'],
  visit: Figures['visit'],
  values: Record<string, number>,
): Figures => ({
  route,
  variant,
  visit,
  rounds: 1,
  figures: Object.fromEntries(
    Object.entries(values).map(([name, median]) => [name, { median, min: median, max: median }]),
  ),
});

const rowsOf = (table: string) =>
  Object.fromEntries(
    table
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, what = '', ...cells]) => [what, cells.slice(0, 3)]),
  );

test('writes the worst of several figures beside its goal, and leaves unmeasured ones empty', () => {
  const rows = rowsOf(
    reaches(
      [
        figures('minimal', 'minimal', 'cold', { there: 1000, reacts: 1000 }),
        figures('/', 'federated', 'cold', { there: 500, reacts: 1600, shift: 0.001 }),
        figures('/', 'single-page', 'cold', { there: 2000, reacts: 2000 }),
        figures('/', 'federated', 'slow', { there: 1500 }),
        figures('/login', 'federated', 'cold', { there: 1200, shift: 0.03 }),
        figures('/login', 'single-page', 'cold', { there: 2000 }),
      ],
      { hostScript: 139_600 },
    ),
  );
  expect(rows['`/` and `/login`, cold, there, to single-page']).toEqual(['0.50×', '0.60×', 'no']);
  expect(rows['`/`, there, to minimal']).toEqual(['0.60×', '0.50×', 'yes']);
  expect(rows['`/`, reacts, to minimal']).toEqual(['1.50×', '1.60×', 'no']);
  expect(rows['layout shift, worst route, desktop']).toEqual(['0.020', '0.030', 'no']);
  expect(rows["host's first script"]).toEqual(['140 kB', '140 kB', 'yes']);
  expect(rows['`/` at 400 kbit/s: heading is read']).toEqual(['2.00 s', '1.50 s', 'yes']);
  expect(rows['map, first marker, to minimal']).toEqual(['2.00×', '', '']);
});
