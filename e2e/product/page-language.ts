import { type Language, WHOLE_LANGUAGES } from '@aranya/shared/contracts';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Languages in which every screen is checked. */
export const LANGUAGES = WHOLE_LANGUAGES;
export type ShownLanguage = Language;

const STORED_AT = 'aranya-language';

/** Chooses the language in which the next page of this site loads. */
export const loadIn = (page: Page, language: ShownLanguage) =>
  page.evaluate(([key, next]) => localStorage.setItem(key, next), [STORED_AT, language] as const);

/**
 * Shows the page in another language, as a choice in another tab would: open dialogs stay open, and
 * a shared account keeps its language.
 */
export async function readIn(page: Page, language: ShownLanguage): Promise<void> {
  const tell = () =>
    page.evaluate(
      ([key, next]) => {
        localStorage.setItem(key, next);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: next }));
        return document.documentElement.lang;
      },
      [STORED_AT, language] as const,
    );
  // Repeats, because the scripts may not listen yet.
  await expect.poll(tell).toBe(language);
}
