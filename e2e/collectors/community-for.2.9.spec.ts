import type { Page } from '@playwright/test';
import { API, addressOf, COMMUNITY_FOR } from '../product/addresses';
import { pressByKey, tabTo } from '../product/keyboard';
import { LANGUAGES, readIn } from '../product/page-language';
import { expect, signIn, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.9: the community-for user's dashboard. */

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A site of the demonstration; the list is sorted by name. */
const SALBANI = 'Salbani, Angul (demonstration)';

const sitePicker = (page: Page) => page.getByRole('combobox', { name: 'Field site' });

async function chooseSite(page: Page) {
  await signIn(page, COMMUNITY_FOR);
  await sitePicker(page).selectOption(SALBANI);
  await expect(page.getByRole('table')).toBeVisible();
}

test("shows the title 'CommFor' and four tabs", async ({ page }) => {
  await signIn(page, COMMUNITY_FOR);
  await expect(page.getByRole('heading', { level: 1, name: 'CommFor' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  // The page for a person's own data is open to everybody; no other link leaves the dashboard.
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Privacy and account']);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Getting Started' })).toHaveCount(0);

  await sitePicker(page).selectOption(SALBANI);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('tablist').first().getByRole('tab')).toHaveText([
    'User Data',
    'Map Visualization',
    'Plot Visualization',
    'IFRI',
  ]);
  await tab(page, 'User Data').focus();
  for (const [name, heading] of [
    ['Map Visualization', /^Layers: /],
    ['Plot Visualization', /^Plots: /],
    ['IFRI', /^IFRI: /],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    const frame = page.frameLocator(`iframe[title="${name}"]`);
    await expect(frame.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('lists and prints species of a field site', {
  tag: THOROUGH,
}, async ({ page }) => {
  await signIn(page, COMMUNITY_FOR);
  await expect(page.getByText('Choose a field site').last()).toBeVisible();
  await expect(sitePicker(page).getByRole('option')).toHaveCount(5);
  await expect(page.getByRole('tab', { name: 'Species' })).toHaveCount(0);
  await sitePicker(page).selectOption(SALBANI);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Species Name',
    'Species Type',
    'Photo',
  ]);
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toContainText('Shorea robusta');
  await expect(row.getByRole('cell').first()).toHaveText('Tree');
  const view = row.getByRole('button', { name: /^View Photo/ });
  await pressByKey(page, view);
  const modal = page.getByRole('dialog', { name: /Shorea robusta.*Tree/ });
  const picture = modal.getByRole('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(view).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'CommFor' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await tab(page, 'IFRI').click();
  const frame = page.frameLocator('iframe[title="IFRI"]');
  await expect(frame.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByText('the view has a Print button of its own')).toBeVisible();
});

const withSite = (page: Page, site: object) =>
  page.route(`${API}/getData`, (route) =>
    (route.request().postDataJSON() as { getSitesOnly: boolean }).getSitesOnly
      ? route.continue()
      : route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: site }),
  );

test('reports missing species and missing answers', async ({ page }) => {
  await signIn(page, COMMUNITY_FOR);
  const forestData = JSON.stringify({ legalOwner: 'ଗ୍ରାମ ସଭା', question2: 'हाँ', question16: '' });
  await withSite(page, { speciesData: [], questionairData: [{ forestData }] });
  await sitePicker(page).selectOption(SALBANI);
  await expect(page.getByText('No Data Found.')).toBeVisible();
  await tab(page, 'Data').click();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(18);
  await expect(rows.nth(1)).toContainText('Legal owner');
  await expect(rows.nth(1)).toContainText('ଗ୍ରାମ ସଭା');
  for (let question = 1; question <= 16; question++) {
    const cells = rows.nth(question + 1).getByRole('cell');
    await expect(cells.first()).toHaveText(String(question));
    await expect(cells.last()).toHaveText(question === 2 ? 'हाँ' : 'No Data');
  }
});

test('restores site, tab and sub-tab after the window was narrow', {
  tag: THOROUGH,
}, async ({ page }) => {
  await chooseSite(page);
  const site = await sitePicker(page).inputValue();
  await tab(page, 'Data').click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Please open this link on your desktop.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(tab(page, 'Data')).toHaveAttribute('aria-selected', 'true');
  await expect(sitePicker(page)).toHaveValue(site);
});

test('shows layers and plots by keyboard', {
  tag: THOROUGH,
}, async ({ page }) => {
  await chooseSite(page);
  await tab(page, 'Map Visualization').click();
  const layers = page.frameLocator('iframe[title="Map Visualization"]');
  const plots = layers.getByRole('checkbox', { name: /^Plots/ });
  await expect(plots).toBeChecked();
  const drawn = layers.locator('.leaflet-overlay-pane path');
  const before = await drawn.count();
  await tabTo(page, page.locator('iframe'));
  await plots.focus();
  await page.keyboard.press('Space');
  await expect(plots).not.toBeChecked();
  await expect.poll(() => drawn.count()).toBeLessThan(before);

  await tab(page, 'Plot Visualization').click();
  const charts = page.frameLocator('iframe[title="Plot Visualization"]');
  for (const name of ['Species composition', 'Basal area per plot', 'Girth', 'Height']) {
    await expect(charts.getByRole('heading', { name })).toBeVisible();
  }
  await charts.getByText('Numbers as a table').first().click();
  await expect(charts.getByRole('table').first()).toBeVisible();
});

/** Printable area of A4, without page margins: 182 by 265 mm, in CSS pixels. */
const SHEET = { width: 688, height: 1001 };

/** Sizes of a PDF's pages, in 72nds of an inch. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1).map((side) => Math.round(Number(side))),
  );

/**
 * Opens a viewer in its own window, because a frame cannot be printed alone, and sends it the
 * dashboard's messages.
 */
async function openViewer(page: Page, address: string, site: object) {
  await page.addInitScript(() => {
    const around = new MessageChannel().port1;
    around.postMessage = () => undefined;
    Object.defineProperty(window, 'parent', { value: around });
  });
  await page.goto(address, { referer: addressOf('host') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    ([origin, data]) => {
      const source = window.parent;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    },
    [addressOf('host'), { type: 'aranya/viewer', say: 'show', site }] as const,
  );
  await expect(page.getByRole('table').first()).toBeVisible();
}

test('prints IFRI on A4 sheets without cut rows, in each language', { tag: THOROUGH }, async ({
  page,
  browser,
}) => {
  const answer = page.waitForResponse(/\/viewers$/);
  await chooseSite(page);
  await page.getByRole('tab').nth(3).click();
  const site = await (await answer).json();
  for (const language of LANGUAGES) {
    await readIn(page, language);
    const frame = page.frameLocator('iframe').locator('html');
    await expect(frame).toHaveAttribute('lang', language);
    const address = await page.locator('iframe').getAttribute('src');
    const viewer = await browser.newPage({ viewport: { ...SHEET } });
    await openViewer(viewer, address ?? '', site);
    await expect(viewer.locator('html')).toHaveAttribute('lang', language);
    const sheets = sheetsOf(await viewer.pdf({ format: 'A4', preferCSSPageSize: true }));
    await viewer.emulateMedia({ media: 'print' });
    await viewer.evaluate(() => document.fonts.ready);
    const { cut, height } = await viewer.evaluate((width) => {
      const all = [...document.querySelectorAll('main *, h1, h2')];
      return {
        cut: all
          .filter((element) => element.getBoundingClientRect().right > width + 0.5)
          .map((element) => element.getAttribute('aria-label') ?? element.tagName),
        height: document.documentElement.scrollHeight,
      };
    }, SHEET.width);
    expect(cut, language).toEqual([]);
    // Portrait A4 sheets, as many as the content's height needs. Rows and cards do not break across
    // sheets, so a sheet may have free space at its foot.
    const least = Math.ceil(height / SHEET.height);
    expect(new Set(sheets.map(String))).toEqual(new Set(['595,842']));
    expect(sheets.length).toBeGreaterThanOrEqual(least);
    expect(sheets.length).toBeLessThanOrEqual(least + 1);
    await viewer.close();
  }
});

test('shows staff four tabs on a phone, without QR code and forms', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, COMMUNITY_FOR);
  await expect(page.getByRole('heading', { level: 1, name: 'CommFor' })).toBeVisible();
  await expect(page.getByRole('tablist').first().getByRole('tab')).toHaveCount(4);
  await sitePicker(page).selectOption(SALBANI);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Getting Started')).toHaveCount(0);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  for (const language of LANGUAGES) {
    await readIn(page, language);
    await expect(tabs).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    for (const tab of await tabs.all()) {
      // A tab that needs scrolling is not visible.
      const name = `${await tab.textContent()} in ${language}`;
      await expect(tab, name).toBeInViewport({ ratio: 1 });
      const { left, right } = await tab.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [letters, box] = [range, element].map((one) => one.getBoundingClientRect());
        return {
          left: Math.min(letters?.left ?? -1, box?.left ?? -1),
          right: Math.max(letters?.right ?? 999, box?.right ?? 999),
        };
      });
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(360);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  }
});

test("breaks a viewer's title between words on a phone, and does not shrink its button", {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, COMMUNITY_FOR);
  await sitePicker(page).selectOption(SALBANI);
  await tab(page, 'Plot Visualization').click();
  const frame = page.frameLocator('iframe[title="Plot Visualization"]');
  const lines = await frame.getByRole('heading', { name: /^Plots: / }).evaluate((heading) => {
    const [words] = heading.childNodes;
    const range = document.createRange();
    range.setStart(words as Node, heading.textContent.indexOf('('));
    range.setEnd(words as Node, heading.textContent.length);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  const print = await frame.getByRole('button', { name: 'Print' }).boundingBox();
  expect(print?.height).toBeLessThan(60);
});

test('shows tables on a phone without sideways scrolling, still as tables', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn(page, COMMUNITY_FOR);
  await sitePicker(page).selectOption(SALBANI);
  for (const name of ['Species', 'Data']) {
    await tab(page, name).click();
    // Records of another test may fill a second table.
    const table = page.getByRole('table').first();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    // Elements with display block or inline lose their table role unless it is explicit.
    await expect(table.locator(':is(thead, tbody, tr, th, td):not([role])')).toHaveCount(0);
    for (const language of LANGUAGES) {
      await readIn(page, language);
      const beside = (around: Element) => around.scrollWidth - around.clientWidth;
      for (const around of [table.locator('..'), page.locator('html')]) {
        await expect
          .poll(() => around.evaluate(beside), { message: `${name} in ${language}` })
          .toBe(0);
      }
    }
    await readIn(page, 'en');
  }
});
