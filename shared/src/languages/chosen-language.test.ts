import { providePageData, settings } from '@aranya/shared/config';
import { testPageData } from '@aranya/shared/testing';
import { beginIn, chooseLanguage, fittingLanguage, language, onLanguage } from './chosen-language';

const STORED_AT = 'aranya-language';

beforeEach(() => {
  localStorage.clear();
  providePageData({ settings: { ...testPageData.settings, languages: ['en', 'hi', 'or'] } });
  beginIn('en');
});

test.each([
  [['or-IN', 'en'], 'or'],
  [['ta', 'hi-IN'], 'hi'],
  [['en-GB'], 'en'],
  [['ta'], undefined],
  [[''], undefined],
])('selects the first offered language of the preferences %j: %s', (wishes, expected) => {
  expect(fittingLanguage(wishes, settings().languages ?? [])).toBe(expected);
});

test('stores a choice in the browser, and other tabs follow it', () => {
  const told: string[] = [];
  const stop = onLanguage(() => told.push(language()));
  chooseLanguage('or');
  expect(localStorage.getItem(STORED_AT)).toBe('or');
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_AT, newValue: 'hi' }));
  // An invalid stored value has no effect.
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_AT, newValue: 'xx' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'en' }));
  stop();
  chooseLanguage('en');
  expect(told).toEqual(['or', 'hi']);
});

test('retains the choice for the page in a browser without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  chooseLanguage('hi');
  expect(language()).toBe('hi');
});
