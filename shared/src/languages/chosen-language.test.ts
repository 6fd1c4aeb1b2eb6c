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
])('of the wishes %j the first that is offered: %s', (wishes, expected) => {
  expect(fittingLanguage(wishes, settings().languages ?? [])).toBe(expected);
});

test('a choice is told, kept in the browser, and followed by other tabs', () => {
  const told: string[] = [];
  const stop = onLanguage(() => told.push(language()));
  chooseLanguage('or');
  expect(localStorage.getItem(STORED_AT)).toBe('or');
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_AT, newValue: 'hi' }));
  // What another program wrote there changes nothing.
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_AT, newValue: 'xx' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'en' }));
  stop();
  chooseLanguage('en');
  expect(told).toEqual(['or', 'hi']);
});

test('a browser that stores nothing keeps the choice for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  chooseLanguage('hi');
  expect(language()).toBe('hi');
});
