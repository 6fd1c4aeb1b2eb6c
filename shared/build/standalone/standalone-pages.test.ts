import type { RemoteDescription } from '../remote-description';
import { standalonePages, standaloneSource } from './standalone-pages';

const route = { audience: 'anyone', viewport: 'any' } as const;
const remote: RemoteDescription = {
  name: 'mfe-seeds',
  budget: 1,
  modules: [
    {
      expose: './home',
      file: 'home/home.tsx',
      routes: [{ ...route, path: '/', viewport: 'desktop', title: 'Home' }],
    },
    {
      expose: './beds',
      file: 'beds/beds.tsx',
      routes: [
        { ...route, path: '/mob/beds', viewport: 'mobile', title: 'Beds' },
        { ...route, path: '/mob/rows', audience: 'signed-in', title: 'Rows' },
      ],
    },
    {
      expose: './rows',
      file: 'rows.tsx',
      routes: [{ ...route, path: '/mob/rows', title: 'Rows of others' }],
    },
    { expose: './label', file: 'label.tsx', routes: [] },
  ],
};

test('serves pages at their paths and module names, and the list at the root', () => {
  expect(standalonePages(remote)).toEqual([
    { expose: './home', path: '/home', also: [], name: 'Home, desktop', audience: 'anyone' },
    {
      expose: './beds',
      path: '/mob/beds',
      also: ['/beds'],
      name: 'Beds, mobile',
      audience: 'anyone',
    },
    { expose: './beds', path: '/mob/rows', also: [], name: 'Rows', audience: 'signed-in' },
    { expose: './rows', path: '/rows', also: [], name: 'Rows of others', audience: 'anyone' },
  ]);
});

test('imports every page once, and additional pages if the remote has some', () => {
  const source = standaloneSource(remote, '../..', true);
  expect(source.match(/^import .*/gm)).toEqual([
    "import { pageOf, runStandalone } from '@aranya/shared/standalone';",
    'import * as Page0 from "../../src/home/home";',
    'import * as Page1 from "../../src/beds/beds";',
    'import * as Page2 from "../../src/rows";',
    'import more from "../../src/standalone";',
  ]);
  expect(source).toContain('"path":"/mob/beds","also":["/beds"]');
  expect(source).toContain('  ...more,');
  expect(standaloneSource(remote, '.', false)).not.toContain('more');
});
