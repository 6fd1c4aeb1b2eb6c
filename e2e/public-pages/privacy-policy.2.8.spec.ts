import { scriptsReact } from '../product/resting-page';
import { expect, test } from '../product/test';

/** Specification 2.8 and 9: Privacy policy and terms. */

const SECTIONS = [
  'Introduction',
  'Definitions',
  'Your Privacy is Paramount',
  'Information We Collect',
  'How We Use Your Information',
  'Recognizing Your Contributions',
  'Your Data Your Choice',
  'How We Share Your Information',
  'Your Choices and Rights',
  'Data Security',
  "Children's Privacy",
];

test('shows the policy first, then the terms', async ({ page }) => {
  await page.goto('/privacy-policy');
  const policy = page.getByRole('button', { name: 'Privacy Policy' });
  const terms = page.getByRole('button', { name: 'Terms and Conditions' });
  await expect(policy).toHaveAttribute('aria-pressed', 'true');
  await policy.focus();
  await page.keyboard.press('Tab');
  await expect(terms).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(terms).toHaveAttribute('aria-pressed', 'true');
  const pane = page.getByRole('region', { name: 'Terms and Conditions' });
  await expect(pane).toHaveText('Terms and ConditionsTnC');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Privacy Policy' })).toBeVisible();
});

test('shows the policy in a pane of 71vh', async ({ page }) => {
  await page.goto('/privacy-policy');
  const pane = page.getByRole('region', { name: 'Privacy Policy' });
  await expect(pane.getByRole('heading', { level: 3 })).toHaveText(SECTIONS);
  await expect(pane.getByRole('heading', { level: 4 })).toHaveText([
    'Provided directly',
    'Collected automatically',
    'Access and control',
    'Opt-out',
    'Data portability',
    'Deletion',
  ]);
  for (const kind of [
    'Account creation:',
    'Research participation:',
    'Communications:',
    'Payment information:',
    'Device and usage data:',
    'Location data with explicit permission:',
    'Cookies:',
  ]) {
    await expect(pane.getByRole('listitem').filter({ hasText: kind })).toHaveCount(1);
  }
  await expect(pane).toContainText('not directed to children under 10');
  await expect(pane).toContainText(
    'a child under 10 without the consent of a parent, we delete it',
  );

  const box = await pane.boundingBox();
  expect(box?.height).toBeCloseTo(900 * 0.71, 0);
  // A page that is rendered again while it scrolls stops there.
  await scriptsReact(page);
  await page.getByRole('button', { name: 'Terms and Conditions' }).focus();
  await page.keyboard.press('Tab');
  await expect(pane).toBeFocused();
  await page.keyboard.press('End');
  await expect(pane.getByRole('heading', { name: "Children's Privacy" })).toBeInViewport();
});
