import { expect, test } from '../product/test';

/** Specification 2.4: footer. */

test('shows the footer on every route', async ({ page }) => {
  for (const path of ['/', '/login', '/no-such-page']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(footer.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await expect(footer.getByText('Terms and Conditions')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveCount(0);
  }
});

test('opens the tab Connect to Community from Community Forum', async ({ page }) => {
  await page.goto('/n-fold');
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toHaveText('Explore Tools');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community Forum' }).click();
  await expect(tab).toHaveText('Connect to Community');
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Community Forum' }).click();
  await expect(page).toHaveURL(/\/n-fold$/);
  await expect(tab).toHaveText('Connect to Community');
});

test('opens five social icons outside, each in a new tab', async ({ page }) => {
  await page.goto('/');
  const icons = page.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(icons).toHaveCount(5);
  for (const name of ['Instagram', 'YouTube', 'GitHub', 'X', 'LinkedIn']) {
    const icon = page.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
    await expect(icon).toHaveAttribute('target', '_blank');
    // The demonstration has no social addresses: the link leads to the page that explains the
    // setting.
    await expect(icon).toHaveAttribute('href', /\/demonstration#links$/);
  }
  const [opened] = await Promise.all([page.waitForEvent('popup'), icons.first().click()]);
  await expect(opened.getByRole('heading', { name: 'Links of the site' })).toBeVisible();
});
