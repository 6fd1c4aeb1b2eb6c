import { ADMINISTRATOR, API, addressOf } from '../product/addresses';
import { expect, test } from '../product/test';

/** Specification 2.8: Campaigns. */

test('shows counts, one card and a mail modal', async ({ page }) => {
  await page.goto('/compaigns');
  const count = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(count('active campaigns').getByRole('definition')).toHaveText('14');
  await expect(count('total campaigns').getByRole('definition')).toHaveText('15');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toHaveText('Agricultural Inventory – Create Region Maps');
  await expect(card.getByText('15 July', { exact: true })).toBeVisible();
  await expect(card.getByRole('time')).toHaveText(/^15 July \d{4}$/);
  await expect(card.getByRole('link')).toHaveAttribute('href', '/dashboard');

  const modal = page.getByRole('dialog', {
    name: 'You will get all the updates in your mail box.',
  });
  await expect(modal).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Get updates by mail' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('explains storage in the modal, and validates input', async ({ page }) => {
  await page.goto('/compaigns');
  await page.getByRole('button', { name: 'Get updates by mail' }).click();
  const modal = page.getByRole('dialog');
  // The explanation is visible before anything is typed.
  await expect(modal).toHaveAccessibleDescription(
    /We keep your address only to tell you of new campaigns.+Each of them has a link by which you end this/,
  );
  await modal.getByLabel('Email').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('Write an address such as name@example.org.')).toBeVisible();
  await modal.getByLabel('Email').fill('asha@example.org');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('Tick this box if we may keep your address.')).toBeVisible();
  const consent = modal.getByRole('checkbox');
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await page.route('**/mail-updates', (route) => route.abort());
  await modal.getByRole('button', { name: 'Submit' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await expect(modal.getByLabel('Email')).toHaveValue('asha@example.org');
  await expect(consent).toBeChecked();
  await page.unroute('**/mail-updates');
  const sent = page.waitForRequest('**/mail-updates');
  await modal.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({
    email: 'asha@example.org',
    language: 'en',
    consent: true,
  });
  await expect(modal.getByRole('status')).toContainText('Thank you.');
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
});

test("opens the page of a mail's unsubscribe link, and unsubscribes by its button", async ({
  browser,
  request,
}) => {
  const email = `budhni${Date.now()}@example.org`;
  await request.post(`${API}/mail-updates`, { data: { email, language: 'or', consent: true } });
  const signedIn = await request.post(`${API}/user/uloggedin-login`, {
    data: { phoneNumber: ADMINISTRATOR.phoneNumber, password: ADMINISTRATOR.pin },
  });
  const { token } = await signedIn.json();
  const rows = async () => {
    const address = `${API}/administration/mail-updates.csv?search=${email}`;
    const headers = { authorization: `Bearer ${token}` };
    return (await (await request.get(address, { headers })).text()).split('\r\n').slice(1, -1);
  };
  const [row = ''] = await rows();
  expect(row.split(',').slice(0, 2)).toEqual([email, 'or']);
  const { pathname, search } = new URL(row.split(',')[3] ?? '');
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(addressOf('server') + pathname + search);
  await expect(plain.locator('html')).toHaveAttribute('lang', 'or');
  expect(await rows()).toHaveLength(1);
  await plain.getByRole('button').click();
  await expect(plain.getByRole('status')).toBeVisible();
  expect(await rows()).toEqual([]);
  await plain.close();
});
