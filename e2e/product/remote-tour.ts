import type { RemoteName } from '@aranya/shared/contracts';
import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR, COMMUNITY_FOR } from './addresses';
import { newCollector } from './new-collector';
import { signIn } from './test';

/** Steps by which a person opens a remote, and the expected content. */
export interface RemoteTour {
  remote: RemoteName;
  /** Signs in if needed; no file of the remote is loaded yet. */
  prepare: (page: Page) => Promise<void>;
  /** Opens the remote by client-side navigation. */
  enter: (page: Page) => Promise<void>;
  /** Leaves the remote by client-side navigation. */
  leave: (page: Page) => Promise<void>;
  /** Main content of the remote. */
  content: (page: Page) => Locator;
  /** A part of the page outside the remote. */
  elsewhere: (page: Page) => Locator;
}

/** Navigates like a link of the page. */
const go = (path: string) => async (page: Page) => {
  // A prerendered page is visible before it hydrates, which happens in slices.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('footer')].some((foot) =>
      Object.keys(foot).some((key) => key.startsWith('__react')),
    ),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');

export const REMOTE_TOURS: RemoteTour[] = [
  {
    remote: 'mfe-public',
    prepare: async (page) => {
      await page.goto('/login');
      await page.getByLabel('Phone Number').waitFor();
    },
    enter: go('/about'),
    leave: go('/login'),
    content: (page) => page.getByRole('heading', { level: 1, name: 'About Us' }),
    elsewhere: footer,
  },
  {
    remote: 'mfe-auth',
    prepare: async (page) => {
      await page.goto('/');
      await heading(page).waitFor();
    },
    enter: go('/login'),
    leave: go('/'),
    content: (page) => page.getByLabel('Phone Number'),
    elsewhere: footer,
  },
  {
    remote: 'mfe-dashboard',
    prepare: async (page) => {
      await signIn(page, await newCollector());
      await page.goto('/');
      await heading(page).waitFor();
    },
    enter: go('/dashboard'),
    leave: go('/'),
    content: (page) => page.getByRole('button', { name: 'Sign Out' }),
    elsewhere: footer,
  },
  {
    remote: 'mfe-commfor',
    prepare: async (page) => {
      await signIn(page, COMMUNITY_FOR);
      await page.goto('/');
      await heading(page).waitFor();
    },
    enter: go('/dashboard'),
    leave: go('/'),
    content: (page) => page.getByText('CommFor').first(),
    elsewhere: footer,
  },
  {
    remote: 'mfe-admin',
    prepare: async (page) => {
      await signIn(page, ADMINISTRATOR);
      await page.goto('/');
      await heading(page).waitFor();
    },
    enter: go('/admin/people'),
    leave: go('/'),
    // The home page's heading contains 'people'.
    content: (page) => page.getByRole('heading', { level: 1, name: 'People', exact: true }),
    elsewhere: footer,
  },
  {
    remote: 'mfe-map',
    prepare: async (page) => {
      await signIn(page, await newCollector());
      await page.getByRole('button', { name: 'My Aranya' }).click();
    },
    enter: (page) => page.getByRole('tab', { name: 'Location based insights' }).click(),
    leave: (page) => page.getByRole('tab').first().click(),
    content: (page) => page.getByRole('region', { name: 'Map of my records' }),
    elsewhere: (page) => page.getByRole('button', { name: 'Sign Out' }),
  },
];
