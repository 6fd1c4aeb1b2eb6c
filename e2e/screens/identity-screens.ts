import type { Page } from '@playwright/test';
import { addressOf } from '../product/addresses';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const identity = (path: string) => `${addressOf('identity')}${path}`;

/** In any language. */
const send = (page: Page) => page.locator('#submit').click();

const screens: Screen[] = [
  { name: 'Register', path: identity('/register') },
  {
    name: 'Register, nothing filled in',
    show: async (page) => {
      await send(page);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'Register, under 10',
    show: async (page) => {
      await page.locator('[value="under-ten"]').check();
      await send(page);
      await expect(page.locator('#guardian-error')).toBeVisible();
    },
  },
  { name: 'Recover', path: identity('/recover') },
  { name: 'Outbox', path: identity('/outbox') },
  { name: 'Demonstration', path: identity('/demonstration') },
];

/** The pages of the pop-up, and those of the demonstration. */
export const identityTour: Tour = {
  name: 'the pages of the pop-up',
  hasLanguageInAddress: true,
  screens: { desktop: screens, mobile: screens },
};
