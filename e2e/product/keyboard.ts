import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Presses Tab until the target has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** Reaches a button, link or item with the Tab key and presses it. */
export async function pressByKey(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
