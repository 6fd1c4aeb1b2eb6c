import type { Page } from '@playwright/test';
import { COLLECTOR, COMMUNITY_FOR } from '../product/addresses';
import { expect, signIn, test } from '../product/test';

/** Singletons of a page exist once on every route, whatever the remotes load. */

declare global {
  interface Window {
    /** Number of copies of React DOM that registered themselves. */
    renderers: number;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.renderers = 0;
    // Every copy of React DOM looks for this hook when it starts.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        renderers: new Map(),
        inject: () => {
          window.renderers += 1;
          return window.renderers;
        },
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
});

/** Shared modules of which the page uses more than one copy. */
const doubles = (page: Page) =>
  page.evaluate(() => {
    interface Provided {
      loaded?: boolean;
      lib?: unknown;
    }
    type Scopes = Record<string, Record<string, Record<string, Provided>>>;
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, Scopes> };
    };
    const used = new Map<string, Set<unknown>>();
    for (const scopes of Object.values(federation.__SHARE__)) {
      for (const modules of Object.values(scopes)) {
        for (const [name, versions] of Object.entries(modules)) {
          for (const provided of Object.values(versions)) {
            if (!provided.loaded && !provided.lib) continue;
            used.set(name, (used.get(name) ?? new Set()).add(provided));
          }
        }
      }
    }
    return {
      names: [...used.keys()],
      doubles: [...used].filter(([, copies]) => copies.size > 1).map(([name]) => name),
    };
  });

async function expectOneOfEach(page: Page, where: string) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => window.renderers), `React DOM on ${where}`).toBe(1);
  // A second style engine would write classes with its own prefix.
  await expect(page.locator('[class^="css-"], [class*=" css-"]'), where).toHaveCount(0);
  const shared = await doubles(page);
  expect(shared.names, where).toEqual(expect.arrayContaining(['react', 'react-dom/client']));
  expect(shared.doubles, where).toEqual([]);
}

test('loads each shared module once on public pages and sign-in', async ({ page }) => {
  for (const path of ['/', '/need-discovery', '/login']) {
    await page.goto(path);
    await expectOneOfEach(page, path);
  }
});

test('loads each shared module once with dashboard and map together', async ({ page }) => {
  await signIn(page, COLLECTOR);
  await page.getByRole('button', { name: 'My Aranya' }).click();
  await page.getByRole('tab', { name: 'Location based insights' }).click();
  await expect(page.getByRole('group', { name: 'Legend' })).toBeVisible();
  await expectOneOfEach(page, 'the map');
});

test('loads each shared module once on the dashboard of community-for staff', async ({ page }) => {
  await signIn(page, COMMUNITY_FOR);
  await expectOneOfEach(page, 'CommFor');
});
