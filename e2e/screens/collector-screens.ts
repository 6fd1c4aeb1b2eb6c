import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { COLLECTOR } from '../product/addresses';
import { newCollector } from '../product/new-collector';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const choose = (name: string) => (page: Page) =>
  page.getByRole('tab', { name, exact: true }).click();
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** The QR modal with its picture. */
const qrIsShown = (page: Page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible();

const mapIsShown = async (page: Page) => {
  await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
  await expect(page.getByText('Loading records')).toHaveCount(0);
};

const layersOpen = press('Layers');

/** Zooms in until a record has its own marker, and opens its popup; in any language. */
const openRecord = async (page: Page) => {
  const popup = page.locator('.record-popup-type');
  const alone = page.locator('.species-marker:visible');
  // A new language creates new markers, which closes the popup.
  await expect(async () => {
    if ((await popup.count()) === 0) {
      const next = (await alone.count()) > 0 ? alone : page.locator('.species-icon:visible');
      await next.first().press('Enter', { timeout: 2_000 });
    }
    await expect(popup).toBeVisible({ timeout: 1_000 });
  }).toPass();
};

const record: Screen = { name: 'Map, a record', show: openRecord, again: openRecord };

/** Screens from the first sign-in of a new collector to the tiles of the campaigns. */
const firstSteps: Screen[] = [
  { name: 'Dashboard, first load', path: '/dashboard' },
  { name: 'Getting Started, first step', show: press('Getting Started') },
  {
    name: 'QR code',
    show: async (page) => {
      await press('Generate QR Code')(page);
      await qrIsShown(page);
    },
  },
  { name: 'Getting Started, with a code', show: closeDialog },
  {
    name: 'Access Granted',
    show: async (page) => {
      await press('Trial Form Access')(page);
      await expect(page.getByText('Access Granted')).toBeVisible();
    },
  },
  {
    name: 'Getting Started, all steps done',
    show: async (page) => {
      await closeDialog(page);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    },
  },
  {
    name: 'Targeted Campaigns, tiles',
    show: async (page) => {
      await press('Continue')(page);
      await expect(page.getByText('Above Ground Biomass')).toBeVisible();
    },
  },
  {
    name: 'Please provide pin',
    show: async (page) => {
      await press(/Above Ground Biomass/)(page);
      await dialog(page);
    },
  },
  {
    name: 'A wrong pin',
    show: async (page) => {
      await page.getByLabel('PIN', { exact: true }).fill('11112222');
      await press('Request Access')(page);
      await expect(page.getByText('You have entered the wrong pin!')).toBeVisible();
    },
  },
  {
    name: 'Open Campaigns',
    path: '/dashboard',
    show: async (page) => {
      await press('Getting Started')(page);
      await choose('Open Campaigns')(page);
    },
  },
  { name: 'My Aranya, nothing collected', show: press('My Aranya') },
  {
    name: 'Map without records',
    show: async (page) => {
      await choose('Location based insights')(page);
      await expect(page.getByText(/^Send your first record/)).toBeVisible();
    },
  },
];

/** Screens of a collector with records. */
const established: Screen[] = [
  { name: 'Dashboard, welcome back', path: '/dashboard' },
  {
    name: 'Edit profile',
    show: async (page) => {
      await press('Edit')(page);
      await expect(page.getByLabel('Bio')).toBeVisible();
    },
  },
  { name: 'Advanced process Integrations', show: press('Advanced process Integrations') },
  { name: 'My Collection', show: press('My Aranya') },
  { name: 'Events Alerts', show: choose('Events Alerts') },
  {
    name: 'Map of own records',
    show: async (page) => {
      await choose('Location based insights')(page);
      await mapIsShown(page);
    },
  },
  record,
  { name: 'Map, layers', show: layersOpen },
];

const mobileFirst: Screen[] = [
  {
    name: 'Edit profile, first load',
    path: '/mob/edit-profile',
    show: (page) => expect(page.getByLabel('Bio')).toBeVisible(),
  },
  { name: 'Dashboard, step 1', show: press('Cancel') },
  {
    name: 'Dashboard, steps first',
    show: async (page) => {
      await choose('Collect')(page);
      await expect(page.getByText('Please complete all the steps first.')).toBeVisible();
    },
  },
  {
    name: 'Dashboard, QR code',
    show: async (page) => {
      await closeDialog(page);
      await press('Generate QR Code')(page);
      await qrIsShown(page);
    },
  },
  { name: 'Dashboard, step 2', show: choose('Step 2') },
  { name: 'Dashboard, step 3', show: choose('Step 3') },
];

const mobileEstablished: Screen[] = [
  {
    name: 'Collect, open campaigns',
    // Opens the profile page directly: sign-in may have shown the first load's page already.
    path: '/mob/edit-profile',
    show: async (page) => {
      await press('Cancel')(page);
      await expect(page.getByRole('tab', { name: 'Open Campaigns' })).toBeVisible();
    },
  },
  { name: 'Collect, targeted campaigns', show: choose('Targeted Campaigns') },
  {
    name: 'Please provide pin',
    show: async (page) => {
      await press(/Above Ground Biomass/)(page);
      await dialog(page);
    },
  },
  {
    name: 'My Aranya, map',
    show: async (page) => {
      await closeDialog(page);
      await press('Getting Started')(page);
      await press('My Aranya')(page);
      await mapIsShown(page);
    },
  },
  record,
  {
    name: 'Map, legend',
    show: async (page) => {
      // An open popup hides the buttons of a narrow map.
      await page.keyboard.press('Escape');
      await press(/Legend/)(page);
    },
  },
  { name: 'Map, layers', show: layersOpen },
  { name: 'Advanced process Integrations', show: press('Advanced process Integrations') },
];

/** Screens of a person who has just registered. */
export const newCollectorTour: Tour = {
  name: "a new collector's screens",
  person: () => newCollector(),
  screens: { desktop: firstSteps, mobile: mobileFirst },
};

const FORM = '.odk-form';

/** The page of a form, in every application. */
const recording: Screen[] = [
  {
    name: 'Record in this browser',
    path: `/record/${TRIAL_FORM_ID}`,
    show: (page) => expect(page.locator(FORM)).toBeVisible(),
    library: FORM,
  },
  {
    name: 'Record in this browser, questions without an answer',
    show: async (page) => {
      await press('Send')(page);
      await expect(page.locator('.form-error-message')).toBeVisible();
    },
    library: FORM,
  },
];

/** Screens of a person who records in the browser. */
export const recordingTour: Tour = {
  name: 'the page of a form',
  person: () => newCollector(),
  screens: { desktop: recording, mobile: recording },
};

/** Screens of an experienced collector. */
export const collectorTour: Tour = {
  name: "a collector's screens",
  person: async () => COLLECTOR,
  screens: { desktop: established, mobile: mobileEstablished },
};
