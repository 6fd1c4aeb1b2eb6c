import fc from 'fast-check';
import { CardFields } from '../administration';
import { isHttpsAddress, isOwnPath } from './links';

const SITES = ['https://aranya.example.org/', 'http://192.0.2.2:3000/deep/page?a=b#c'];

/** Every origin that a browser or router may open for a link. */
const targets = (link: string) =>
  SITES.map((site) => {
    const { pathname, search, hash, origin } = new URL(link, site);
    return { site: new URL(site).origin, origin, again: new URL(pathname + search + hash, origin) };
  });

const CARD = {
  kind: 'campaign',
  title: 'Trees',
  text: 'Count them.',
  place: '',
  startsOn: null,
  endsOn: null,
  picture: 'tree',
  published: true,
};
const isCardLink = (link: string) => CardFields.safeParse({ ...CARD, link }).success;

/** Random texts from the characters of links. */
const links = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...'/\\:@?#.%\t\n\r\0\u0001\u0085\u00a0 ') },
      {
        weight: 2,
        arbitrary: fc.constantFrom('https:', 'http:', 'javascript:', '//', '/..', '/.'),
      },
      fc.constantFrom('evil.example', '%2f', '%5c', 'dashboard', 'ବନ', '１', '／'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('keeps every accepted own path on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        links,
        links.map((rest) => `/${rest}`),
      ),
      (link) => {
        if (!isOwnPath(link)) return;
        for (const { site, origin, again } of targets(link)) {
          expect([link, origin, again.origin]).toEqual([link, site, site]);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test('keeps every accepted card link on this site or on https', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        links,
        links.map((rest) => `/${rest}`),
        links.map((rest) => `https://${rest}`),
      ),
      (link) => {
        const kept = link.trim();
        if (!isCardLink(link) || kept === '') return;
        for (const site of SITES) {
          const { origin, protocol } = new URL(kept, site);
          if (kept.startsWith('https://')) expect([kept, protocol]).toEqual([kept, 'https:']);
          else expect([kept, origin]).toEqual([kept, new URL(site).origin]);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  '/\\evil.example',
  '/\t/evil.example',
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://aranya.example.org@evil.example',
  'http://plain.example',
  'dashboard',
])('refuses %j as link of a card', (link) => {
  expect([isOwnPath(link), isHttpsAddress(link), isCardLink(link)]).toEqual([false, false, false]);
});

test.each(['/', '/dashboard', '/n-fold?tab=2#tools', '/ବନ', '/a?next=https://b.example//c'])(
  'accepts %s as a path of this site',
  (link) => {
    expect([isOwnPath(link), isCardLink(link)]).toEqual([true, true]);
  },
);

test('accepts an https address of another site as link of a card', () => {
  expect(isCardLink('https://www.gbif.org/country/IN?a=b#c')).toBe(true);
  expect(isCardLink('')).toBe(true);
});
