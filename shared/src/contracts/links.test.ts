import fc from 'fast-check';
import { CardFields } from './administration';
import { isHttpsAddress, isOwnPath } from './links';

const SITES = ['https://aranya.example.org/', 'http://192.0.2.2:3000/deep/page?a=b#c'];

/** Every origin to which a browser may go from a link, also by way of a router. */
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

/** Texts made of what links are made of. */
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

test('whatever is taken for a path of this site stays on this site', () => {
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

test("whatever a card's link may be leads to this site or to an https address", () => {
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
])('%j is no link of a card', (link) => {
  expect([isOwnPath(link), isHttpsAddress(link), isCardLink(link)]).toEqual([false, false, false]);
});

test.each(['/', '/dashboard', '/n-fold?tab=2#tools', '/ବନ', '/a?next=https://b.example//c'])(
  '%s is a path of this site',
  (link) => {
    expect([isOwnPath(link), isCardLink(link)]).toEqual([true, true]);
  },
);

test('an https address of another site is a link of a card', () => {
  expect(isCardLink('https://www.gbif.org/country/IN?a=b#c')).toBe(true);
  expect(isCardLink('')).toBe(true);
});
