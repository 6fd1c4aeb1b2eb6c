import type { Page } from '@playwright/test';

/**
 * Holds requests of a page, as on a slow network.
 * @returns function that releases held and later requests
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
