import type { ExploreDownload, ExploreSummary } from '@aranya/shared/contracts/explore';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { API, REVIEWER } from '../product/addresses';
import { filledRecord } from '../product/collect-client';
import { pressByKey, tabTo } from '../product/keyboard';
import { newCollector } from '../product/new-collector';
import { readIn } from '../product/page-language';
import { phoneOf } from '../product/phone-of';
import { expect, signIn, test } from '../product/test';

/** Follows a record from the phone to the reviewer, the public pages, and back to its collector. */

const FORM = 'seen_in_the_forest';
/** Far from the records of other tests and of the demonstration. */
const AT = [20.4321, 83.0123] as const;
const BOX = '83.00,20.42,83.02,20.44';

/** Species on the public map around the place of the record. */
const onTheMap = async (page: Page) => {
  const answer = await page.request.get(`${API}/public-occurrences?bbox=${BOX}&zoom=14`);
  return answer.text();
};

/** Numbers of public records around the place by species. */
async function countAround(page: Page, filter = ''): Promise<string[]> {
  const answer = await page.request.get(`${API}/explore/summary?bbox=${BOX}${filter}`);
  const { species }: ExploreSummary = await answer.json();
  return species.map(({ speciesName, count }) => `${speciesName} ${count}`);
}

/** The file of a download of the records around the place. */
async function downloadedAround(page: Page): Promise<string> {
  const made = await page.request.post(`${API}/explore/downloads`, {
    data: { filter: { bbox: BOX }, format: 'csv' },
  });
  const { id }: ExploreDownload = await made.json();
  return (await page.request.get(`${API}/explore/downloads/${id}/file`)).text();
}

/** Opens the collector's list of records below the map. */
async function openOwnList(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await page.getByText('Layers').first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1200);
}

test('corrects a record by keyboard, asks its collector, and confirms it', async ({
  page,
  browser,
}) => {
  const collector = await newCollector(`Sukanti of the review ${Date.now()}`);
  const phone = await phoneOf(collector, FORM);
  const form = (await phone.formList()).find(({ formID }) => formID === FORM);
  if (!form) throw new Error('The phone does not list the form.');
  const background = '#1b6b4a';
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { xml } = filledRecord(form, { species: 'Madhuca_longifolia', at: AT, photo: 'leaf.jpg' });
  await phone.send(xml, [{ name: 'leaf.jpg', bytes, type: 'image/jpeg' }]);
  await expect.poll(() => onTheMap(page)).toContain('Madhuca longifolia');

  await test.step('corrects the species by keyboard alone, with a comment', async () => {
    await signIn(page, REVIEWER);
    await page.goto(`/admin/records?person=${encodeURIComponent(collector.name)}`);
    const sections = page.getByRole('navigation', { name: 'Administration' });
    await expect(sections.getByRole('link')).toHaveText(['Records']);
    await expect(page.getByText('1 record', { exact: true })).toBeVisible();
    const link = page.getByRole('link', { name: 'Madhuca longifolia' });
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(link).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('region', { name: 'Map of the record' })).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByLabel('Species name')).toBeFocused();
    await page.keyboard.type('ଅସନ');
    await expect(page.getByRole('radio', { name: /Terminalia elliptica/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /Terminalia elliptica/ })).toBeChecked();
    await tabTo(page, page.getByLabel('Prepared sentence'));
    await page.keyboard.type('Thank');
    await pressByKey(page, page.getByRole('button', { name: 'Save the decision' }));
    await expect(page.getByText('The decision is stored.')).toBeVisible();
    await expect(page.getByText('Corrected').first()).toBeVisible();
  });

  await test.step('shows the corrected species on the map, in Explore and in a download', async () => {
    await expect.poll(() => onTheMap(page)).toContain('Terminalia elliptica');
    expect(await onTheMap(page)).not.toContain('Madhuca longifolia');
    await page.goto(`/explore?bbox=${BOX}`);
    const legend = page.getByRole('region', { name: 'Species', exact: true });
    await expect(legend).toContainText('Terminalia elliptica');
    await expect(legend).not.toContainText('Madhuca longifolia');
    await page.getByRole('tab', { name: 'Table' }).click();
    const table = page.getByRole('table', { name: 'Public records' });
    await expect(table.getByRole('rowheader')).toContainText(['Terminalia elliptica']);
    expect(await countAround(page, '&confirmed=yes')).toEqual(['Terminalia elliptica 1']);
    expect(await downloadedAround(page)).toContain('Terminalia elliptica');
  });

  await test.step('makes the place coarse, and exact again', async () => {
    await page.goto(`/admin/records?status=all&person=${encodeURIComponent(collector.name)}`);
    await page.getByRole('link', { name: /Terminalia elliptica/ }).click();
    await page.getByRole('button', { name: 'Make the place rough' }).click();
    await page.getByLabel('The public sees it in a cell of').selectOption('11 km');
    await page.getByLabel('Why the place is made rough').fill('A nest');
    await page.getByRole('button', { name: 'Make it rough' }).click();
    await expect(
      page.getByText('The public sees its place as a cell of about 11 km.'),
    ).toBeVisible();
    await expect.poll(() => onTheMap(page)).not.toContain('Terminalia elliptica');
    expect(await countAround(page, '&confirmed=yes')).toEqual([]);
    await page.getByRole('button', { name: 'Show the exact place again' }).click();
    await expect.poll(() => onTheMap(page)).toContain('Terminalia elliptica');
  });

  await test.step('asks the collector', async () => {
    await page.goto(`/admin/records?status=all&person=${encodeURIComponent(collector.name)}`);
    await page.getByRole('link', { name: /Terminalia elliptica/ }).click();
    await page.getByRole('button', { name: 'Ask the collector' }).click();
    await page.getByLabel('Question to the collector').fill('Did you see its flowers?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByText('The question is sent.')).toBeVisible();
  });

  const theirs = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await test.step('shows the question to the collector, who answers in Odia', async () => {
    await signIn(theirs, collector);
    await openOwnList(theirs);
    await readIn(theirs, 'or');
    await expect(theirs.getByText('ପ୍ରତିଷ୍ଠାନ ଆପଣଙ୍କୁ ପଚାରୁଛି:')).toBeVisible();
    await expect(theirs.getByText('Did you see its flowers?')).toBeVisible();
    await theirs.getByRole('button', { name: 'ଉତ୍ତର ଦିଅନ୍ତୁ' }).click();
    await theirs.getByLabel('ଆପଣଙ୍କ ଉତ୍ତର').fill('ହଁ, ଧଳା ଫୁଲ');
    await theirs.getByRole('button', { name: 'ଉତ୍ତର ପଠାନ୍ତୁ' }).click();
    await expect(theirs.getByText('ପ୍ରଜାତିକୁ ଏଯାଏଁ କେହି ଯାଞ୍ଚ କରିନାହାନ୍ତି।')).toBeVisible();
  });

  await test.step('confirms the record after the answer, and the collector reads it', async () => {
    await page.reload();
    await expect(page.getByText('ହଁ, ଧଳା ଫୁଲ')).toBeVisible();
    await page.getByLabel('Prepared sentence').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Confirmed').first()).toBeVisible();
    await expect.poll(() => onTheMap(page)).toContain('Madhuca longifolia');
    await theirs.reload();
    await theirs.mouse.wheel(0, 1200);
    await expect(theirs.getByText('ପ୍ରତିଷ୍ଠାନ ପ୍ରଜାତି ନିଶ୍ଚିତ କରିଛି।')).toBeVisible();
    await expect(theirs.getByText('ଧନ୍ୟବାଦ: ଫଟୋରେ ଏହା ଭଲ ଭାବେ ଦିଶୁଛି।')).toBeVisible();
  });
  await theirs.close();
});
