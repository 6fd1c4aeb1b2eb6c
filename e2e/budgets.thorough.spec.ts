import { ORIGINS, portOf } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { ROUTE_BUDGETS } from '../bench/budgets';
import { type BudgetLine, overBudget } from '../bench/over-budget';
import { type BenchRoute, ROUTES } from '../bench/routes';
import { Traffic } from '../bench/visit/traffic';
import { COLLECTOR, TEST_PORT_BASE } from './product/addresses';
import { expect, signIn, test } from './product/test';

/** What each deployable sends on a first visit, against `bench/budgets.ts`. Bytes and requests, no times. */

test.use({ reducedMotion: 'no-preference' });

const QUIET_MS = 1000;

/** Deployable of an address; what is none of ours was aborted and does not count. */
const originOf = (address: string) =>
  ORIGINS.find((origin) => String(portOf(origin, TEST_PORT_BASE)) === new URL(address).port);

async function visit(page: Page, { path, presses, there }: BenchRoute): Promise<Traffic> {
  await page.route('**/video/*.{webm,mp4}', (route) => route.abort());
  const session = await page.context().newCDPSession(page);
  const traffic = new Traffic(session);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path);
  for (const { selector, text } of presses) {
    await page.locator(selector, { hasText: text }).first().click();
  }
  await expect(page.locator(there.selector, { hasText: there.text }).first()).toBeVisible();
  await expect.poll(() => traffic.quietFor(), { timeout: 30_000 }).toBeGreaterThan(QUIET_MS);
  return traffic;
}

function budgetLines(route: string, traffic: Traffic): BudgetLine[] {
  const byOrigin = new Map<string, { bytes: number; requests: number }>();
  for (const { address, type, bytes } of traffic.overNetwork()) {
    const origin = originOf(address);
    if (!origin || type === 'Preflight') continue;
    const sum = byOrigin.get(origin) ?? { bytes: 0, requests: 0 };
    byOrigin.set(origin, { bytes: sum.bytes + bytes, requests: sum.requests + 1 });
  }
  const look = `Run npm run bench -- --quick --route ${route} and read bench/results/waterfalls.md.`;
  return [...byOrigin].flatMap(([origin, actual]) =>
    (['bytes', 'requests'] as const).map((unit) => ({
      what: `${origin} on ${route}`,
      unit,
      actual: actual[unit],
      budget: ROUTE_BUDGETS[route]?.[origin]?.[unit],
      look,
    })),
  );
}

for (const route of ROUTES) {
  test(`a first visit of ${route.name} stays within its budgets`, async ({ page, context }) => {
    if (route.signedIn) await signIn(page, COLLECTOR);
    // A page of its own: what the page before still fetches would count here.
    const first = await context.newPage();
    expect(overBudget(budgetLines(route.name, await visit(first, route)))).toEqual([]);
  });
}
