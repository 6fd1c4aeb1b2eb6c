import type { Page } from '@playwright/test';
import { expect, test } from '../product/test';
import { THOROUGH } from '../product/thorough';

/** Specification 2.8: Need Discovery, with its form 'Suggest the Gap'. */

const GOALS = [
  'No Poverty',
  'Zero Hunger',
  'Good Health and Well-Being',
  'Quality Education',
  'Gender Equality',
  'Clean Water and Sanitation',
  'Affordable and Clean Energy',
  'Decent Work and Economic Growth',
  'Industry Innovation and Infrastructure',
  'Reduced Inequalities',
  'Sustainable Cities and Communities',
  'Responsible Consumption and Production',
  'Climate Action',
  'Life Below Water',
  'Life and Land',
  'Peace Justice and Strong Institutions',
  'Partnerships For The Goals',
];

const typed = {
  'Email ID/ Mobile Number': 'sukanti@example.org',
  'Full Name': 'ସୁକାନ୍ତି ଜୁଆଙ୍ଗ',
  Country: 'India',
  'Describe the data information Gap': 'महुआ के फूल कोई नहीं गिनता।',
};

async function fill(page: Page) {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await page.getByLabel('I want to contribute to').selectOption('Life and Land');
}

async function expectTyped(page: Page) {
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(page.getByLabel('I want to contribute to')).toHaveValue('Life and Land');
}

test('shows five inputs and 17 goals', async ({ page }) => {
  await page.goto('/need-discovery');
  await expect(page.getByRole('heading', { level: 1, name: 'Need Discovery' })).toBeVisible();
  await expect(page.getByText(/^Decisions about forests/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Suggest the Gap' })).toBeVisible();
  for (const label of Object.keys(typed)) await expect(page.getByLabel(label)).toBeVisible();
  const goals = page.getByLabel('I want to contribute to').getByRole('option');
  await expect(goals).toHaveText(['Choose a goal', ...GOALS]);
});

test('sends the form by keyboard, and clears it', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/need-discovery');
  await page.getByLabel('Email ID/ Mobile Number').focus();
  await page.keyboard.type('9876543210');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asha Majhi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('India');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Climate');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nobody counts the fireflies.');
  await page.keyboard.press('Tab');
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeFocused();
  const sent = page.waitForRequest('**/measurement_gaps');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    userName: '9876543210',
    fullName: 'Asha Majhi',
    country: 'India',
    sdg: 'Climate Action',
    extraDetail: 'Nobody counts the fireflies.',
  });
  await expect(page.getByRole('status')).toHaveText('Thank you. Your suggestion has reached us.');
  await expect(submit).toBeFocused();
  for (const label of [
    'Email ID/ Mobile Number',
    'Full Name',
    'Describe the data information Gap',
  ]) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(page.getByLabel('Country')).toHaveValue('India');
  await expect(page.getByLabel('I want to contribute to')).toHaveValue('Climate Action');
});

test('preserves the input when the network fails', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/need-discovery');
  await page.route('**/measurement_gaps', (route) => route.abort());
  await fill(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('could not reach Aranya');
  await expectTyped(page);
  await page.unroute('**/measurement_gaps');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status')).toContainText('has reached us');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('focuses the first empty field instead of sending', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/need-discovery');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('measurement_gaps')) calls += 1;
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  const first = page.getByLabel('Email ID/ Mobile Number');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toBe(0);
  const bar = await page.getByRole('banner').first().boundingBox();
  const below = (bar?.y ?? 0) + (bar?.height ?? 0);
  await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThan(below);
});

test('preserves the input when the window passes 768 px', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.goto('/need-discovery');
  await fill(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.getByRole('link', { name: 'Sustainability' })).toBeVisible();
  await expectTyped(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('link', { name: 'Play for good' })).toBeVisible();
  await expectTyped(page);
});
