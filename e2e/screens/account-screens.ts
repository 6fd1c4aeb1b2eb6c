import type { Page } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

const account: Screen[] = [
  {
    name: 'Privacy and account',
    path: '/account',
    show: async (page) => {
      await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'My phone is lost' })).toBeVisible();
    },
  },
  {
    name: 'A new QR code',
    show: async (page) => {
      await press('Make a new QR code…')(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'Close your account, nothing chosen',
    show: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await press('Close my account…')(page);
      await press('Close my account')(page);
      await expect(page.getByText('Write your PIN.')).toBeVisible();
    },
  },
];

let leaving = { phoneNumber: '', pin: '' };

const closing: Screen[] = [
  {
    name: 'Sign in, account closed',
    path: '/account',
    show: async (page) => {
      await press('Close my account…')(page);
      await page.getByLabel('Leave my records').check();
      await page.getByLabel('Your PIN').fill(leaving.pin);
      await press('Close my account')(page);
      await expect(page.getByText(/^Your account is closed/)).toBeVisible();
    },
  },
  {
    name: 'Keep your account',
    show: async (page) => {
      await page.getByLabel('Phone Number').fill(leaving.phoneNumber);
      await page.getByLabel('PIN').fill(leaving.pin);
      await press('Login')(page);
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

/** Screens of a person's own account. */
export const accountTour: Tour = {
  name: "a person's own account",
  person: async () => COLLECTOR,
  screens: { desktop: account, mobile: account },
};

/** Screens of closing an account. */
export const closingTour: Tour = {
  name: 'closing an account',
  person: async () => {
    leaving = await newCollector();
    return leaving;
  },
  screens: { desktop: closing, mobile: closing },
};
