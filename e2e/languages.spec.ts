import { expect, test } from './product/test';

test.use({ locale: 'or-IN' });

test('the site speaks the language that the browser asks for, and another that is chosen', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page).toHaveTitle(/ଆମ ବିଷୟରେ/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'or');
  const main = page.getByRole('navigation', { name: 'ମୁଖ୍ୟ' });
  await expect(main.getByRole('link', { name: 'ମୂଳ ପୃଷ୍ଠା' })).toBeVisible();

  const menu = page.getByLabel('ଭାଷା: ଓଡ଼ିଆ');
  await menu.focus();
  await page.keyboard.press('Enter');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page).toHaveTitle(/हमारे बारे में/);
  // The menu is closed, and the keyboard is where it was.
  await expect(banner.getByRole('button', { name: 'English' })).toBeHidden();
  await expect(page.getByLabel('भाषा: हिन्दी')).toBeFocused();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('contentinfo')).toContainText('निजता नीति');
});

test('a choice reaches the other tabs', async ({ page, context }) => {
  await page.goto('/science');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other).toHaveTitle(/ଆମ ବିଷୟରେ/);
  await page.getByLabel('ଭାଷା: ଓଡ଼ିଆ').click();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(other).toHaveTitle(/About Us/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the language is chosen in the menu', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('ମେନୁ').click();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('navigation', { name: 'मुख्य' })).toContainText('मुख्य पृष्ठ');
  });
});
