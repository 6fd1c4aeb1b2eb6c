import { type Language, WHOLE_LANGUAGES } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Languages in which every screen is checked. */
export const LANGUAGES = WHOLE_LANGUAGES;
export type ShownLanguage = Language;

/**
 * Shows the page in another language, as a choice in another tab would: open dialogs stay open, and
 * a shared account keeps its language.
 */
export async function readIn(page: Page, language: ShownLanguage): Promise<void> {
  const tell = () =>
    page.evaluate((next) => {
      const key = 'aranya-language';
      localStorage.setItem(key, next);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: next }));
      return document.documentElement.lang;
    }, language);
  // Repeats, because the scripts may not listen yet.
  await expect.poll(tell).toBe(language);
}
