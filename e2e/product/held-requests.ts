import type { Page } from '@playwright/test';

/**
 * Holds requests of a page back, as a slow network would.
 * @returns lets them through, those that wait and those to come
 */
export async function holdRequests(
  page: Page,
  which: Parameters<Page['route']>[0],
): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
