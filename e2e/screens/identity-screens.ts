import { addressOf } from '../product/addresses';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const identity = (path: string) => `${addressOf('identity')}${path}`;

const screens: Screen[] = [
  { name: 'Register', path: identity('/register') },
  {
    name: 'Register, nothing filled in',
    show: async (page) => {
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'Register, under 10',
    show: async (page) => {
      await page.getByLabel('Under 10').check();
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect(page.getByText(/needs a parent or guardian who agrees/)).toBeVisible();
    },
  },
  { name: 'Recover', path: identity('/recover') },
  { name: 'Outbox', path: identity('/outbox') },
  { name: 'Demonstration', path: identity('/demonstration') },
];

/** The pages of the pop-up, and those of the demonstration. */
export const identityTour: Tour = {
  name: 'the pages of the pop-up',
  screens: { desktop: screens, mobile: screens },
};
