import { providePageData } from '@aranya/shared/config';
import { beginIn, language, reading } from '@aranya/shared/languages';
import { testPageData } from '@aranya/shared/testing';
import { followAddress, inLanguageOf } from './viewer-language';

beforeEach(() => {
  providePageData({ settings: { ...testPageData.settings, languages: ['en', 'hi'] } });
  beginIn('en');
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('starts a viewer in the language of its address', () => {
  const address = inLanguageOf('https://viewers.example/viewers/ifri?plot=2', 'hi');
  expect(address).toBe('https://viewers.example/viewers/ifri?plot=2&lang=hi');
  window.history.replaceState(null, '', new URL(address).search);
  followAddress();
  expect(language()).toBe('hi');
});

test.each([
  ['hi-u-nu-deva', 'hi-u-nu-deva'],
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
])('reads %s as %s: a region does not select digits', (wish, expected) => {
  window.history.replaceState(null, '', `/?lang=${wish}`);
  followAddress();
  expect(reading()).toBe(expected);
});

test.each(['?lang=xx', '?lang=', ''])('ignores the language parameter %j', (search) => {
  window.history.replaceState(null, '', `/${search}`);
  followAddress();
  expect(language()).toBe('en');
});
