import type { AranyaMapOptions } from '../types/embed';
import { mapSettings } from './map-settings';

function read(options: AranyaMapOptions, pageLanguage?: string) {
  const problems: string[] = [];
  const complain = (problem: string) => problems.push(problem);
  return { settings: mapSettings(options, complain, pageLanguage), problems };
}

test('uses the defaults without options', () => {
  const { settings, problems } = read({});
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({ height: '480px', lang: 'en', theme: 'light' });
  expect([...settings.layers]).toEqual(['records']);
  expect(settings.center).toBeUndefined();
});

test('reads attributes and properties alike', () => {
  const fromText = read({ center: '84.5, 21', zoom: '7', layers: 'records odisha-blocks' });
  const fromValues = read({ center: [84.5, 21], zoom: 7, layers: ['records', 'odisha-blocks'] });
  expect(fromText).toEqual(fromValues);
  expect(fromText.settings).toMatchObject({ center: [84.5, 21], zoom: 7 });
});

test('shows no layer for an empty list, and accepts a language with a region', () => {
  const { settings } = read({ layers: '', lang: 'hi-IN' as 'hi' });
  expect(settings.layers.size).toBe(0);
  expect(settings.lang).toBe('hi');
});

test('uses the language of the page if the map supports it and no other is set', () => {
  expect(read({}, 'or-IN').settings.lang).toBe('or');
  expect(read({}, 'HI').settings.lang).toBe('hi');
  expect(read({ lang: 'en' }, 'hi').settings.lang).toBe('en');
  expect(read({}, 'fr')).toMatchObject({ settings: { lang: 'en' }, problems: [] });
});

test("removes the trailing slash of a server's address", () => {
  expect(read({ server: 'https://a.example/' }).settings.server).toBe('https://a.example');
});

test.each<[AranyaMapOptions, RegExp]>([
  [{ center: '21' }, /^center must be/],
  [{ center: '84.5,91' }, /^center must be/],
  [{ zoom: 'near' }, /^zoom must be/],
  [{ zoom: 15 }, /^zoom must be/],
  [{ lang: 'fr' as 'en' }, /^lang must be one of en, hi, or/],
  [{ theme: 'blue' as 'dark' }, /^theme must be/],
  [{ layers: 'records rivers' }, /^layers has no "rivers"/],
  [{ server: 'javascript:alert(1)' }, /^server must be/],
])('ignores %j and reports the reason', (options, reason) => {
  const { settings, problems } = read(options);
  expect(problems).toEqual([expect.stringMatching(reason)]);
  expect(settings).toEqual(read({}).settings);
});
