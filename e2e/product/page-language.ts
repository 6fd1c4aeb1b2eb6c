import { type Language, WHOLE_LANGUAGES } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Languages in which every screen is looked at. */
export const LANGUAGES = WHOLE_LANGUAGES;
export type ShownLanguage = Language;

/**
 * Shows the page in another language, as if it had been chosen in another tab: nothing that is open closes, and an
 * account that other tests use too keeps its own language.
 */
export async function readIn(page: Page, language: ShownLanguage): Promise<void> {
  const tell = () =>
    page.evaluate((next) => {
      const key = 'aranya-language';
      localStorage.setItem(key, next);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: next }));
      return document.documentElement.lang;
    }, language);
  // Again where scripts did not listen yet.
  await expect.poll(tell).toBe(language);
}
