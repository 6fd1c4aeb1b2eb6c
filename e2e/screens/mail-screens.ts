import type { Page } from '@playwright/test';
import { ADMINISTRATOR, API, addressOf } from '../product/addresses';
import type { ShownLanguage } from '../product/page-language';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

let asked = 0;

/** The unsubscribe address in a mail to a new subscriber, in the language of the subscription. */
async function endAddress(page: Page, language: ShownLanguage) {
  asked += 1;
  const email = `budhni.${process.pid}.${asked}@example.org`;
  const { request } = page;
  await request.post(`${API}/mail-updates`, { data: { email, language, consent: true } });
  const signedIn = await request.post(`${API}/user/uloggedin-login`, {
    data: { phoneNumber: ADMINISTRATOR.phoneNumber, password: ADMINISTRATOR.pin },
  });
  const { token } = await signedIn.json();
  const table = await request.get(`${API}/administration/mail-updates.csv?search=${email}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [, row = ''] = (await table.text()).split('\r\n');
  const { pathname, search } = new URL(row.split(',')[3] ?? '');
  return addressOf('server') + pathname + search;
}

const screens: Screen[] = [
  {
    name: 'The link in a mail',
    show: async (page, language) => {
      await page.goto(await endAddress(page, language));
      await expect(page.getByRole('button')).toBeVisible();
    },
  },
  {
    name: 'Off the list',
    show: async (page) => {
      await page.getByRole('button').click();
      await expect(page.getByRole('status')).toBeVisible();
    },
  },
  {
    name: 'Off the list already',
    show: async (page) => {
      await page.goto(page.url());
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link').first()).toBeVisible();
    },
  },
];

/** Screens of unsubscribing from mails. */
export const mailTour: Tour = {
  name: 'the page that ends mails',
  hasLanguageInAddress: true,
  screens: { desktop: screens, mobile: screens },
};
