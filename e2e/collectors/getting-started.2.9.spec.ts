import type { Page } from '@playwright/test';
import { DEMONSTRATION_FORM_PINS } from '../../server/src/demonstration/form-pins';
import { ADMINISTRATOR, API } from '../product/addresses';
import { pressByKey, tabTo } from '../product/keyboard';
import { newCollector } from '../product/new-collector';
import { expect, signIn, test } from '../product/test';

/** Specification 2.9, Getting Started, by keyboard alone: four steps, tiles behind a PIN, open campaigns. */

const TILES = [
  'Tree Species Distribution Himachal Pradesh',
  'Tree Species Distribution Odisha',
  'Tree Species Distribution Gadchiroli',
  'Tree Species Distribution Andhra Pradesh',
  'Above Ground Biomass Forest Carbon',
  'Boundary Mapping Gadchiroli',
  'Boundary Mapping All',
  'Haat Census Harichandanpur',
  'Institution Mapping Odisha',
  'Rapid Production Analysis Harichandanpur',
  'Waterbodies Mapping Harichandanpur',
  'Forest Inventory Validation Himachal Pradesh',
  'SFP Collector All',
];

/** Refuses a person's form request as an administrator. */
async function refuse({ request }: Page, name: string, answer: string) {
  const data = { phoneNumber: ADMINISTRATOR.phoneNumber, password: ADMINISTRATOR.pin };
  const { token } = await (await request.post(`${API}/user/uloggedin-login`, { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  const address = `${API}/administration/form-requests`;
  const { requests } = await (await request.get(address, { headers })).json();
  const { id } = requests.find((one: { name: string }) => one.name === name);
  await request.post(`${address}/${id}`, { headers, data: { action: 'dismiss', answer } });
}

test('completes setup and forms by keyboard', async ({ page }) => {
  const name = 'Asks Without a PIN';
  await signIn(page, await newCollector(name));
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('Targeted Campaigns comes first, with four steps', async () => {
    await pressByKey(page, button('Getting Started'));
    await expect(page.getByRole('tab')).toHaveText(['Targeted Campaigns', 'Open Campaigns']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Targeted Campaigns');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(4);
    await expect(button('Trial Form Access')).toBeDisabled();
    const app = page.getByRole('link', { name: 'Download ODK Collect' });
    await expect(app).toHaveAttribute('href', /play\.google\.com/);
    await expect(page.getByText('Scan or upload the QR in the app')).toBeVisible();
  });

  await test.step('Generate QR Code opens the modal of 250 px; Escape returns the focus', async () => {
    await pressByKey(page, button('Generate QR Code'));
    const modal = page.getByRole('dialog', { name: 'Your QR code' });
    await expect(modal.getByRole('img', { name: 'Your QR code for ODK Collect' })).toBeVisible();
    expect((await modal.boundingBox())?.width).toBe(250);
    await expect(modal.getByRole('button', { name: 'Save QR' })).toBeEnabled();
    await expect(modal.getByRole('button', { name: 'Download QR' })).toBeEnabled();
    await tabTo(page, modal.getByRole('button', { name: 'Save QR' }));
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(button('Generate QR Code')).toBeDisabled();
    await expect(button('Show the code')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('Show the code')).toBeFocused();
  });

  await test.step('Trial Form Access: Access Granted, then Continue has the focus', async () => {
    await pressByKey(page, button('Trial Form Access'));
    await expect(page.getByRole('alertdialog', { name: 'Access Granted' })).toBeVisible();
    await expect(page.getByText('Continue', { exact: true })).toBeVisible();
    await expect(button('OK')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Trial Form Access')).toBeDisabled();
    await expect(button('Continue')).toBeFocused();
    await page.keyboard.press('Enter');
  });

  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

  await test.step('replaces the steps by the tiles of the catalogue, three in a row', async () => {
    const tiles = page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
    await expect(tiles).toHaveCount(TILES.length);
    for (const name of TILES) await expect(tile(name)).toBeVisible();
    const tops = await tiles.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops.slice(0, 4).map((top) => top === tops[0])).toEqual([true, true, true, false]);
  });

  await test.step('clears the field after a wrong PIN, and grants the form with the right one', async () => {
    await pressByKey(page, tile('Waterbodies Mapping'));
    const modal = page.getByRole('dialog', { name: 'Please provide pin' });
    const field = modal.getByLabel('PIN');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('type', 'password');
    await page.keyboard.type('00000000');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alertdialog', { name: 'You have entered the wrong pin!' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.type(DEMONSTRATION_FORM_PINS.waterbodies_mapping_harichandanpur);
    await pressByKey(page, modal.getByRole('button', { name: 'Request Access' }));
    await expect(
      page.getByRole('alertdialog', { name: 'You have the form access now.' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tile('Waterbodies Mapping')).toContainText('You have access');
  });

  await test.step('requests the form without PIN, and shows the answer on its tile', async () => {
    await pressByKey(page, tile('Institution Mapping'));
    await pressByKey(page, button('Ask for this form'));
    const reason = page.getByLabel('Why do you need this form?');
    await expect(reason).toBeFocused();
    await page.keyboard.type('I teach here.');
    await pressByKey(page, button('Send the request'));
    await expect(page.getByRole('alertdialog', { name: /^Your request was sent/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(tile('Institution Mapping')).toContainText('You asked for it');
    await refuse(page, name, 'Ask again in May.');
    await page.reload();
    await expect(tile('Institution Mapping')).toContainText('Not given: Ask again in May.');
  });

  await test.step('requests the one form of Open Campaigns on a click', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Targeted Campaigns' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const open = page.getByRole('tabpanel').getByRole('button');
    await expect(open).toHaveText([/Agricultural Inventory.*Create Region Maps/]);
    await pressByKey(page, open);
    await expect(
      page.getByRole('alertdialog', { name: 'You have the form access now.' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(open).toContainText('You have access');
  });

  await test.step('retains granted forms after a reload', async () => {
    // The address contains section and tab, so a reload shows them again.
    await page.reload();
    await expect(tile('Agricultural Inventory')).toContainText('You have access');
    await page.getByRole('tab', { name: 'Targeted Campaigns' }).click();
    await expect(tile('Waterbodies Mapping')).toContainText('You have access');
  });

  await test.step('shows the steps again by the info icon; Sign Out ends the session', async () => {
    await pressByKey(page, button('Show the intro steps again'));
    await expect(button('Continue')).toBeVisible();
    await pressByKey(page, button('Sign Out'));
    await expect(page).toHaveURL(/\/login$/);
  });
});
