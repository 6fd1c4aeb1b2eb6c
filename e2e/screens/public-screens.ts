import type { Page } from '@playwright/test';
import { expect } from '../product/test';
import type { Screen, Tour } from './tour';

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

const openMenu = (page: Page) => page.getByLabel('Menu', { exact: true }).click();

/** Pages of both applications. */
const anywhere: Screen[] = [
  { name: 'Take part', path: '/take-part' },
  { name: 'About us', path: '/about' },
  { name: 'Need Discovery', path: '/need-discovery' },
  {
    name: 'Need Discovery, nothing filled in',
    show: async (page) => {
      await press('Submit')(page);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'Science', path: '/science' },
  { name: 'Play for good', path: '/play' },
  { name: 'Campaigns', path: '/compaigns' },
  {
    name: 'Campaigns, updates by mail',
    show: async (page) => {
      await press('Get updates by mail')(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'Campaigns, an address without consent',
    show: async (page) => {
      await page.getByLabel('Email').fill('budhni@example.org');
      await press('Submit')(page);
      await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'Gap Table, upcoming', path: '/gap-table' },
  { name: 'Gap Table, past', show: press('Past Events') },
  { name: 'Stay Tuned', path: '/gap-table/stay-tuned' },
  { name: 'nFilms', path: '/films' },
  { name: 'Activities', path: '/activities' },
  { name: 'nAct', path: '/n-act' },
  { name: 'nFold, tools', path: '/n-fold' },
  {
    name: 'nFold, community',
    show: (page) => page.getByRole('tab', { name: 'Connect to Community' }).click(),
  },
  { name: 'Technology engines', path: '/technology-engines' },
  { name: 'Visual Engine without a model', path: '/visual-engine' },
  { name: 'Contact', path: '/contact-us' },
  {
    name: 'Contact, after Submit',
    show: async (page) => {
      const form = page.getByRole('region', { name: 'Suggest the Gap' });
      await form.getByLabel('Full Name').fill('Budhni Munda');
      await form.getByLabel('Describe the data information Gap').fill('ଆମ ଝରଣାର ପାଣି।');
      await press('Submit')(page);
      await expect(page.getByRole('link', { name: 'Send your suggestion here' })).toBeFocused();
    },
  },
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms and Conditions', show: press('Terms and Conditions') },
  {
    name: 'Unknown address',
    path: '/no-such-page',
    show: heading('Unexpected Application Error!'),
  },
];

/** A page whose remote fails to load. */
const broken: Screen = {
  name: 'A page that could not be loaded',
  show: async (page) => {
    const isScience = /mfe-public\/.*\/mf-manifest\.json|:\d+1\/.*manifest/;
    await page.route(isScience, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/science');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
    await page.unroute(isScience);
  },
};

const signInErrors = (path: string): Screen[] => [
  { name: 'Sign in', path },
  {
    name: 'Sign in, nothing filled in',
    show: async (page) => {
      await press('Login')(page);
      await expect(page.getByText('*Please Fill All the Fields!!')).toBeVisible();
    },
  },
];

const desktop: Screen[] = [
  { name: 'Home', path: '/' },
  { name: 'Home, a pill chosen', show: press('Gap Table') },
  ...signInErrors('/login'),
  ...anywhere,
  broken,
];

const mobile: Screen[] = [
  { name: 'Landing', path: '/' },
  { name: 'Menu', show: openMenu },
  { name: 'Event', path: '/mob/events' },
  { name: 'Stories', path: '/mob/stories' },
  { name: 'Sustainability', path: '/mob/sustainability' },
  { name: 'Please open on a desktop', path: '/dashboard' },
  ...signInErrors('/mob-login'),
  ...anywhere,
  broken,
];

/** Screens of visitors. */
export const publicTour: Tour = { name: 'public pages', screens: { desktop, mobile } };
