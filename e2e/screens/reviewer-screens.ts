import type { Page } from '@playwright/test';
import { OF_BLOCKS, ON_MAPS } from '../findings/names-of-demonstration';
import { REVIEWER } from '../product/addresses';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const table = (page: Page) => expect(page.getByRole('table', { name: 'Records' })).toBeVisible();

const screens: Screen[] = [
  { name: 'Review, records', path: '/admin/records', show: table },
  {
    name: 'Review, several records',
    show: async (page) => {
      for (const row of [0, 1]) {
        await page
          .getByRole('checkbox', { name: /^Choose/ })
          .nth(row)
          .check();
      }
      await expect(page.getByText('2 chosen')).toBeVisible();
    },
  },
  {
    name: 'Review, a question before several are decided',
    show: async (page) => {
      await page.getByRole('button', { name: 'Not a wild organism' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'Review, no record fits',
    path: '/admin/records?person=nobody+has+this+name',
    show: (page) => expect(page.getByText('No record fits')).toBeVisible(),
  },
  {
    name: 'Review, numbers',
    path: '/admin/records',
    show: async (page) => {
      await page.getByRole('tab', { name: 'How it goes' }).click();
      await expect(page.getByText('Open questions')).toBeVisible();
    },
  },
  {
    name: 'Review, a record',
    path: '/admin/records',
    show: async (page) => {
      await table(page);
      await page.locator('[data-record]').first().click();
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    },
  },
  {
    name: 'Review, another species',
    show: async (page) => {
      await page.getByRole('button', { name: 'Another species' }).first().click();
      await page.getByLabel('Species name').fill('a');
      await page.getByRole('radio').first().check();
    },
  },
  {
    name: 'Review, nobody can tell',
    show: async (page) => {
      await page.getByRole('button', { name: 'Cannot tell' }).first().click();
      await expect(page.getByLabel('Why nobody can tell')).toBeVisible();
    },
  },
  {
    name: 'Review, a question to the collector',
    show: async (page) => {
      await page.getByRole('button', { name: 'Ask the collector' }).click();
      await expect(page.getByLabel('Question to the collector')).toBeVisible();
    },
  },
  {
    name: 'Review, a conflict with ODK Central',
    show: async (page) => {
      // The demonstration has no ODK Central.
      await page.route('**/review/records/*', async (route) => {
        const response = await route.fetch();
        const central = { state: 'hasIssues', exchange: 'conflict', refusal: null };
        await route.fulfill({ response, json: { ...(await response.json()), central } });
      });
      await page.reload();
      const keep = page.getByRole('button', { name: 'Keep the state of ODK Central' });
      await expect(keep).toBeVisible();
    },
  },
];

/** Screens of a reviewer who is no administrator, in any window. */
export const reviewerTour: Tour = {
  name: "a reviewer's screens",
  person: async () => REVIEWER,
  names: [...ON_MAPS, ...OF_BLOCKS],
  screens: { desktop: screens, mobile: screens },
};
