import type { Page } from '@playwright/test';
import { COMMUNITY_FOR } from '../product/addresses';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const choose = (name: string) => (page: Page) =>
  page.getByRole('tab', { name, exact: true }).click();

/** A viewer is a separate page, loaded when its heading is visible. */
const viewer = (name: string): Screen => ({
  name,
  show: async (page) => {
    await choose(name)(page);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading').first()).toBeVisible();
  },
});

const screensAt = (path: string): Screen[] => [
  { name: 'CommFor, no field site', path },
  {
    name: 'CommFor, species',
    show: async (page) => {
      await page.getByLabel('Field site').selectOption({ index: 1 });
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'CommFor, a photo',
    show: async (page) => {
      await page
        .getByRole('button', { name: /View Photo/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'CommFor, questionnaire',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await choose('Data')(page);
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  viewer('Map Visualization'),
  viewer('Plot Visualization'),
  viewer('IFRI'),
];

/** Screens of community-for staff. */
export const communityForTour: Tour = {
  name: "community-for staff's screens",
  person: async () => COMMUNITY_FOR,
  screens: { desktop: screensAt('/dashboard'), mobile: screensAt('/mob/dashboard') },
};
