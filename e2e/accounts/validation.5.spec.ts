import { newCollector } from '../product/new-collector';
import { expect, signIn, stopClock, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 5: validation rules. */

for (const [application, path, width] of [
  ['desktop', '/login', 1440],
  ['mobile', '/mob-login', 360],
] as const) {
  test(`requires phone and PIN on ${application}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const [phone, pin] = [page.getByLabel('Phone Number'), page.getByLabel('PIN')];
    await expect(pin).toHaveAttribute('type', 'password');
    await stopClock(page);
    const message = page.getByText('*Please Fill All the Fields!!', { exact: true });
    for (const [typedPhone, typedPin] of [
      ['', ''],
      ['9000000001', ''],
      ['', '246810'],
    ] as const) {
      await phone.fill(typedPhone);
      await pin.fill(typedPin);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(message).toBeVisible();
      await page.clock.runFor(1400);
      await expect(message).toBeVisible();
      await page.clock.runFor(200);
      await expect(message).toBeHidden();
    }
  });
}

test('reports errors of the profile form at their fields, and sends nothing', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, await newCollector());
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/profile/update-profile')) sent += 1;
  });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByLabel('Email').fill('sukanti');
  await page.getByLabel('Web link').fill('example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'This is needed.',
  );
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Write an address such as name@example.org.',
  );
  await expect(page.getByLabel('Web link')).toHaveAccessibleDescription(
    'Write a link that begins with https://',
  );
  await expect(page.getByText('Please check the marked fields.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(sent).toBe(0);
});
