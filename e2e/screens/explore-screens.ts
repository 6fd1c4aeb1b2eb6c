import type { Page } from '@playwright/test';
import { OF_BLOCKS, ON_MAPS } from '../findings/names-of-demonstration';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const choose = (name: string) => (page: Page) =>
  page.getByRole('tab', { name, exact: true }).click();

const anywhere: Screen[] = [
  {
    name: 'Explore, the map',
    path: '/explore',
    show: (page) => expect(page.getByRole('button', { name: 'Draw a box' })).toBeVisible(),
  },
  {
    name: 'Explore, charts',
    show: async (page) => {
      await choose('Charts')(page);
      await expect(page.getByRole('figure').first()).toBeVisible();
    },
  },
  {
    name: 'Explore, the table',
    show: async (page) => {
      await choose('Table')(page);
      await expect(page.getByRole('table', { name: 'Public records' })).toBeVisible();
    },
  },
  {
    name: 'Explore, a download',
    show: async (page) => {
      await choose('Download')(page);
      await page.getByRole('button', { name: 'Prepare the download' }).click();
      await expect(page.getByText('Citation', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'Explore, filtered',
    path: '/explore?species=Taxus_contorta,Shorea_robusta&from=2020-01&months=3,4&show=table',
    show: (page) => expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible(),
  },
  {
    name: 'Explore, nothing found',
    path: '/explore?from=1901-01&to=1901-02',
    show: (page) => expect(page.getByText('No public record fits')).toBeVisible(),
  },
  {
    name: 'A species',
    path: '/species/Taxus_contorta',
    show: (page) =>
      expect(page.getByText('What to look for').or(page.getByText('Family'))).toBeVisible(),
  },
  { name: 'An unknown species', path: '/species/Draco_draco' },
  {
    name: 'A record',
    path: '/explore?species=Taxus_contorta&show=table',
    show: async (page) => {
      await page
        .getByRole('link', { name: /^Record of/ })
        .first()
        .click();
      await expect(page.getByText('Middle of the cell')).toBeVisible();
    },
  },
  {
    name: 'A block',
    path: '/explore?state=odisha&show=table',
    show: async (page) => {
      await page
        .getByRole('link', { name: /^Record of/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'All species of this block' }).click();
      await expect(page.getByRole('button', { name: 'Print the register' })).toBeVisible();
    },
  },
];

const mobile: Screen[] = [
  ...anywhere,
  {
    name: 'Explore, filters',
    path: '/explore',
    show: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

/** Screens of explore, species and places. */
export const exploreTour: Tour = {
  name: 'explore',
  names: [...ON_MAPS, ...OF_BLOCKS],
  screens: { desktop: anywhere, mobile },
};
