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
    reaches([
      figures('minimal', 'minimal', 'cold', { there: 1000, reacts: 1000 }),
      figures('/', 'federated', 'cold', { there: 500, reacts: 2100, shift: 0.001 }),
      figures('/', 'single-page', 'cold', { there: 2000, reacts: 2000 }),
      figures('/', 'prerendered', 'cold', { there: 500, reacts: 2000 }),
      figures('/login', 'federated', 'cold', { there: 1200, shift: 0.03, longestTask: 180 }),
      figures('/login', 'single-page', 'cold', { there: 2000 }),
    ]),
  );
  expect(rows['public pages, there, to single page']).toEqual(['0.50×', '0.60×', 'no']);
  expect(rows['public pages, reacts, to prerendered']).toEqual(['1.15×', '1.05×', 'yes']);
  expect(rows['`/`, there, to minimal']).toEqual(['0.60×', '0.50×', 'yes']);
  expect(rows['`/`, reacts, to minimal']).toEqual(['2.00×', '2.10×', 'no']);
  expect(rows['layout shift, worst route, desktop']).toEqual(['0.020', '0.030', 'no']);
  expect(rows['longest task, worst route, cold']).toEqual(['200 ms', '180 ms', 'yes']);
  expect(rows['map, first marker, to minimal']).toEqual(['3.20×', '', '']);
});
