import type { Page } from '@playwright/test';
import { addressOf } from '../product/addresses';
import { codeFor, nextAddress, nextPhoneNumber } from '../product/new-collector';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const identity = (path: string) => `${addressOf('identity')}${path}`;

/** Presses the button, in any language. */
const send = (page: Page) => page.locator('#submit').click();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Phone number of the person who registers and forgets the PIN. */
let phoneNumber = '';

async function askForCode(page: Page) {
  // A unique address, because limits count calls per address.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() });
  // The page closes itself at its end, also outside a pop-up.
  await page.evaluate(() => {
    window.close = () => undefined;
  });
  await field(page, 'phoneNumber').fill(phoneNumber);
  for (const name of ['pin', 'repeat']) await field(page, name).fill('135790');
  await send(page);
  await expect(page.locator('#code-part')).toBeVisible();
}

async function tryCode(page: Page, code: string) {
  await field(page, 'code').fill(code);
  await send(page);
}

const done: (page: Page) => Promise<void> = async (page) => {
  await tryCode(page, await codeFor(phoneNumber));
  await expect(page.locator('#done')).toBeVisible();
};

const wrongCode = async (page: Page) => {
  const right = await codeFor(phoneNumber);
  await tryCode(page, right === '000000' ? '000001' : '000000');
  await expect(page.locator('#code-error')).toBeVisible();
};

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
  {
    name: 'Register, two PINs that differ',
    show: async (page) => {
      await page.locator('[value="ten-or-older"]').check();
      await field(page, 'pin').fill('135790');
      await field(page, 'repeat').fill('135709');
      await send(page);
      await expect(page.locator('#repeat-error')).toBeVisible();
    },
  },
  {
    name: 'Register, a code was sent',
    show: async (page) => {
      phoneNumber = nextPhoneNumber();
      await field(page, 'name').fill('सुकांति जुआंग');
      await askForCode(page);
    },
  },
  { name: 'Register, a wrong code', show: wrongCode },
  { name: 'Register, done', show: done },
  { name: 'Recover', path: identity('/recover') },
  { name: 'Recover, a code was sent', show: askForCode },
  { name: 'Recover, a wrong code', show: wrongCode },
  { name: 'Recover, done', show: done },
  { name: 'Outbox', path: identity('/outbox') },
  { name: 'Demonstration', path: identity('/demonstration') },
];

/** The pages of the pop-up, and those of the demonstration. */
export const identityTour: Tour = {
  name: 'the pages of the pop-up',
  hasLanguageInAddress: true,
  screens: { desktop: screens, mobile: screens },
};
