import { providePageData, settings } from '@aranya/shared/config';
import { beginIn, language } from '@aranya/shared/languages';
import { testPageData } from '@aranya/shared/testing';
import { openIdentityPopup } from './identity-popup';

beforeEach(() => {
  localStorage.clear();
  providePageData({ settings: { ...testPageData.settings, languages: ['en', 'hi', 'or'] } });
  beginIn('or');
  jest.spyOn(window, 'open').mockReturnValue(window);
  openIdentityPopup('register', 'desktop');
});

const hear = (origin: string) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      origin,
      // The error of browsers for a window that has already navigated.
      source: null,
      data: { type: 'aranya/language', language: 'hi' },
    }),
  );

test('passes a language chosen in the pop-up to the page, even if the pop-up navigates at once', () => {
  hear(new URL(settings().identity.registerUrl).origin);
  expect(language()).toBe('hi');
});

test('does not change the language on messages of other origins', () => {
  hear('https://elsewhere.example');
  expect(language()).toBe('or');
});
