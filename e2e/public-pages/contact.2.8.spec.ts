import { expect, test } from '../product/test';

/** Specification 2.8: Contact us. */

test('shows title, intro, contact rows and form', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expect(page.getByText(/never send your PIN: nobody here needs it/)).toBeVisible();
  for (const name of ['Address in detail', 'Phone number', 'Link of the website', 'Mail ID']) {
    const row = page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.locator('svg')).toBeVisible();
  }

  const inputs = async (path: string) => {
    await page.goto(path);
    const form = page.getByRole('region', { name: 'Suggest the Gap' });
    await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
    return form
      .locator('input, select, textarea:not([aria-hidden])')
      .evaluateAll((fields) =>
        fields.map((field) => [
          field.getAttribute('name'),
          field.getAttribute('placeholder'),
          (field as HTMLInputElement).labels?.[0]?.textContent,
          field.textContent,
        ]),
      );
  };
  const onContact = await inputs('/contact-us');
  expect(onContact).toHaveLength(5);
  expect(onContact).toEqual(await inputs('/need-discovery'));
});

test('makes no call on Submit, and preserves the input', async ({ page }) => {
  await page.goto('/contact-us');
  const form = page.getByRole('region', { name: 'Suggest the Gap' });
  await expect(form.getByText(/^This form does not send/)).toBeVisible();
  const typed = [
    ['Email ID/ Mobile Number', 'asha@example.org'],
    ['Full Name', 'Asha ଆଶା'],
    ['Country', 'India'],
    ['Describe the data information Gap', 'A stream that nobody measures.'],
  ] as const;
  for (const [name, value] of typed) await form.getByLabel(name).fill(value);
  const goal = form.getByLabel('I want to contribute to');
  const chosen = await goal.selectOption({ label: 'Clean Water and Sanitation' });
  const expectTyped = async () => {
    for (const [name, value] of typed) await expect(form.getByLabel(name)).toHaveValue(value);
    await expect(goal).toHaveValue(chosen[0] ?? 'none');
  };
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'Send your suggestion here' })).toBeFocused();
  await expect(form.getByRole('status')).toContainText('takes along what you typed');
  await expectTyped();
  expect(calls.filter((call) => /POST|measurement_gaps/.test(call))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/need-discovery$/);
  await expectTyped();
});
