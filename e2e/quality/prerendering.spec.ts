import type { Page } from '@playwright/test';
import { holdRequests } from '../product/held-requests';
import { scriptsReact } from '../product/resting-page';
import { expect, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Public pages are prerendered, and scripts hydrate them. */

const PAGES = {
  '/': /India’s forests/,
  '/about': 'About Us',
  '/contact-us': 'Contact Us',
  '/need-discovery': 'Need Discovery',
  '/compaigns': 'Campaigns',
  '/n-fold': 'nFold',
  '/take-part': 'Take part',
  '/privacy-policy': 'Privacy and terms',
} as const;

const SIGN_IN = { desktop: '/login', mobile: '/mob-login' } as const;

/** Pages for signed-in people. */
const CLOSED = { desktop: '/dashboard', mobile: '/mob/dashboard' } as const;

const APPLICATIONS = [
  { application: 'desktop', viewport: { width: 1440, height: 900 } },
  { application: 'mobile', viewport: { width: 360, height: 780 } },
] as const;

/** Attributes that differ from React's props: React does not check them when hydrating. */
const differences = (page: Page) =>
  page.evaluate(() => {
    const names: Record<string, string> = { className: 'class', htmlFor: 'for' };
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      if (!key) return [`${element.tagName} is not React's`];
      const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
      return ['id', 'htmlFor', 'className', 'href', 'aria-labelledby', 'aria-controls', 'd']
        .filter((name) => typeof props[name] === 'string')
        .filter((name) => element.getAttribute(names[name] ?? name) !== props[name])
        .map((name) => `${element.tagName} ${name}: ${props[name]}`);
    });
  });

/** Language in a path; undefined for English. */
const languageOf = (path: string) => /^\/(hi|or)\b/.exec(path)?.[1];

/** Ids that occur more than once in the document. */
const doubleIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

for (const { application, viewport } of APPLICATIONS) {
  const tag = application === 'desktop' ? [] : THOROUGH;
  test.describe(`without JavaScript, ${application}`, { tag }, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test('shows readable public pages with working links', async ({ page }) => {
      for (const [path, heading] of Object.entries(PAGES)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
      }
      await page.goto('/');
      const home = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Home' });
      await expect(home).toHaveAttribute('aria-current', 'page');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Privacy Polic/ })
        .click();
      await expect(page).toHaveURL(/\/privacy-policy$/);
    });

    test("shows sign-in of the viewport's application at both addresses", async ({ page }) => {
      await page.goto(SIGN_IN[application === 'mobile' ? 'desktop' : 'mobile']);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(
        page.locator(`[data-drawn="${application}"]`).getByLabel('Phone Number'),
      ).toBeVisible();
      await page.goto(CLOSED[application]);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    });

    test("submits a visitor's gap form", async ({ page }) => {
      await page.goto('/need-discovery');
      // The document also contains the other application.
      const form = page.locator(`[data-drawn="${application}"] form`);
      await form.getByLabel('Email ID/ Mobile Number').fill('asha@example.org');
      await form.getByLabel('Full Name').fill('x'.repeat(5000));
      await form.getByLabel('I want to contribute to').selectOption('Life and Land');
      const submit = form.getByRole('button', { name: 'Submit' });
      await submit.click();
      // The browser itself validates required fields.
      await expect(form.getByLabel('Describe the data information Gap')).toBeFocused();
      await form.getByLabel('Describe the data information Gap').fill('Nobody counts fireflies.');
      await submit.click();
      await expect(page.getByRole('alert')).toHaveText('Please check the marked fields.');
      await expect(page.getByRole('listitem')).toHaveText(/^Full Name: /);
      await page.goBack();
      await form.getByLabel('Full Name').fill('Asha Majhi');
      await expect(form.getByLabel('Describe the data information Gap')).toHaveValue(
        'Nobody counts fireflies.',
      );
      await submit.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      await page.getByRole('link', { name: 'Suggest another gap' }).click();
      await expect(page).toHaveURL(/\/need-discovery$/);
    });

    test('answers a gap submitted in Hindi in Hindi', async ({ page }) => {
      await page.goto('/hi/need-discovery');
      const form = page.locator(`[data-drawn="${application}"] form`);
      for (const name of ['userName', 'fullName', 'extraDetail']) {
        await form.locator(`[name="${name}"]`).fill('जुगनू');
      }
      await form.getByRole('button').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.getByRole('heading', { level: 1, name: 'धन्यवाद' })).toBeVisible();
      await page.getByRole('link').click();
      await expect(page).toHaveURL(/\/hi\/need-discovery$/);
    });
  });

  test.describe(`with JavaScript, ${application}`, () => {
    test.use({ viewport });

    const takenOver = async (page: Page, paths: readonly string[]) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error', 'info'].includes(message.type())) said.push(message.text());
      });
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const shown = [...document.querySelectorAll('h1')].find((title) =>
            title.checkVisibility(),
          );
          Object.assign(window, { first: shown });
        });
      });
      for (const path of paths) {
        await page.goto(path);
        await scriptsReact(page);
        const { first } = await page.evaluate(() => ({
          first: (window as unknown as { first?: Element }).first?.isConnected,
        }));
        expect(first, path).toBe(true);
        // The other application's page may take the place of this one.
        expect(languageOf(new URL(page.url()).pathname), path).toBe(languageOf(path));
        // React hydrates the page in several tasks.
        await expect.poll(() => differences(page), path).toEqual([]);
        expect(await doubleIds(page), path).toEqual([]);
      }
      expect(said).toEqual([]);
    };

    if (application === 'desktop') {
      test('hydrates pages without differences', async ({ page }) => {
        await takenOver(page, ['/', '/need-discovery', SIGN_IN.desktop]);
      });
    }

    test('hydrates every public page without differences', { tag: THOROUGH }, async ({ page }) => {
      test.slow();
      const list = await (await page.request.get('/sitemap.xml')).text();
      const paths = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      // Each page in one language, a different one per application.
      const language = (path: string) => ['hi', 'or'].indexOf(path.split('/')[1] ?? '') + 1;
      const inEnglish = (path: string) => path.replace(/^\/(hi|or)\b\/?/, '/');
      const pages = [...new Set(paths.map(inEnglish))];
      expect(pages.length).toBeGreaterThan(10);
      const offset = application === 'mobile' ? 1 : 0;
      await takenOver(page, [
        ...paths.filter((path) => language(path) === (pages.indexOf(inEnglish(path)) + offset) % 3),
        ...(application === 'mobile' ? [SIGN_IN.mobile] : []),
      ]);
    });
  });
}

test('includes the counters in the page before any script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await expect(async () => {
    await page.goto('/');
    const counters = page.getByRole('img', { name: /^So far .* contributions\.$/ });
    // The default numbers before the first call.
    await expect(counters).not.toHaveAccessibleName(/40,000 contributions/);
  }).toPass();
  await page.close();
});

test('keeps input and presses from before hydration', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/__federation_expose_need_discovery.*.js');
  await page.goto('/need-discovery', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Full Name').fill('Budhni');
  await page.getByRole('button', { name: 'Submit' }).click();
  letThrough();
  // The hydrated form was submitted: it reports missing fields and has the input.
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  const name = page.getByLabel('Full Name');
  await expect(name).toHaveValue('Budhni');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
});

/** A retry adds a query to the address. */
const ABOUT = /__federation_expose_about\.\w+\.js/;

test('shows a readable prerendered page if its remote fails', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.route(ABOUT, (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByText('We could not load this page.')).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await page.unroute(ABOUT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We could not load this page.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toHaveCount(1);
});
