import type { RemoteRoute } from '../remotes/registry';
import { canonicalPath, type HeadElement, listedPages, pageHead } from './page-head';

const page = (path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  viewport: 'any',
  audience: 'anyone',
  expose: './p',
  title: 'Science',
  ...more,
});
const login = page('/login', { viewport: 'desktop', elsewhere: '/mob-login' });
const mobileLogin = page('/mob-login', { viewport: 'mobile', elsewhere: '/login' });
const events = page('/mob/events', { viewport: 'mobile', elsewhere: '/' });
const linkToDesktop = page('/dashboard', { viewport: 'mobile' });
const routes = [
  page('/', { viewport: 'desktop' }),
  page('/', { viewport: 'mobile' }),
  login,
  mobileLogin,
  events,
  linkToDesktop,
  page('/dashboard', { viewport: 'desktop', audience: 'collector' }),
];
const site = { brand: 'Aranya', address: 'https://aranya.example' };
const saidBy = (elements: HeadElement[], wanted: string) =>
  elements.find(({ name }) => name === wanted)?.value;

test('lists a page with desktop and mobile routes once, under its desktop path', () => {
  expect(canonicalPath(login, routes)).toBe('/login');
  expect(canonicalPath(mobileLogin, routes)).toBe('/login');
  expect(canonicalPath(events, routes)).toBe('/mob/events');
  expect(listedPages(routes).map(({ path }) => path)).toEqual(['/', '/login', '/mob/events']);
});

test('does not list a path with other content for signed-in people', () => {
  expect(canonicalPath(linkToDesktop, routes)).toBeUndefined();
  const { elements } = pageHead(linkToDesktop, routes, site);
  expect(saidBy(elements, 'robots')).toBe('noindex');
  expect(saidBy(elements, 'canonical')).toBeUndefined();
});

test('excludes a page with a parameter from the list, but not from search engines', () => {
  const species = page('/species/:name');
  expect(listedPages([...routes, species]).map(({ path }) => path)).not.toContain('/species/:name');
  const { elements } = pageHead(species, [species], site);
  expect(saidBy(elements, 'robots')).toBeUndefined();
  expect(saidBy(elements, 'canonical')).toBeUndefined();
  const record = page('/record/:formId', { audience: 'collector' });
  expect(saidBy(pageHead(record, [record], site).elements, 'robots')).toBe('noindex');
});

test('has title, description, canonical address, picture and language', () => {
  const described = page('/science', { description: 'Many people.', language: 'or' });
  const { title, language, elements } = pageHead(described, [described], site);
  expect(title).toBe('Science · Aranya');
  expect(language).toBe('or');
  expect(
    Object.fromEntries(
      elements.filter(({ value }) => value).map(({ name, value }) => [name, value]),
    ),
  ).toEqual({
    description: 'Many people.',
    canonical: 'https://aranya.example/science',
    'og:site_name': 'Aranya',
    'og:type': 'website',
    'og:title': 'Science · Aranya',
    'og:description': 'Many people.',
    'og:url': 'https://aranya.example/science',
    'og:image': 'https://aranya.example/video/canopy-poster.jpg',
  });
  const pictured = page('/science', { image: '/pictures/sal.jpg' });
  expect(saidBy(pageHead(pictured, [pictured], site).elements, 'og:image')).toBe(
    'https://aranya.example/pictures/sal.jpg',
  );
});

test('has no absolute addresses if the public address is unknown', () => {
  const { elements } = pageHead(login, routes, { brand: 'Aranya' });
  for (const name of ['canonical', 'og:url', 'og:image']) {
    expect(saidBy(elements, name)).toBeUndefined();
  }
});

test("titles an unknown address with the product's name, and does not list it", () => {
  const { title, elements } = pageHead(undefined, routes, site);
  expect(title).toBe('Aranya');
  expect(saidBy(elements, 'robots')).toBe('noindex');
});

describe('page head in other languages', () => {
  const translated = page('/science', {
    titles: { hi: 'विज्ञान', te: 'శాస్త్రం' },
    description: 'Many people.',
    descriptions: { hi: 'बहुत लोग।' },
  });
  const all = [
    translated,
    page('/plain'),
    page('/odia', { language: 'or', titles: { hi: 'ओड़िया' } }),
  ];
  const inLanguages = { ...site, languages: ['en', 'hi', 'or'] };
  const at = (path: string, language?: string) => {
    const { elements, ...rest } = pageHead(
      all.find((one) => one.path === path),
      all,
      inLanguages,
      language,
    );
    const found = elements.filter(({ value }) => value);
    return { ...rest, said: Object.fromEntries(found.map(({ name, value }) => [name, value])) };
  };

  test('has title, description and canonical address in the language, with links to all languages', () => {
    const { title, language, said } = at('/science', 'hi');
    expect([title, language]).toEqual(['विज्ञान · Aranya', 'hi']);
    expect(said).toMatchObject({
      description: 'बहुत लोग।',
      canonical: 'https://aranya.example/hi/science',
      en: 'https://aranya.example/science',
      hi: 'https://aranya.example/hi/science',
      'x-default': 'https://aranya.example/science',
      'og:locale': 'hi_IN',
      'og:title': 'विज्ञान · Aranya',
      'og:description': 'बहुत लोग।',
      'og:url': 'https://aranya.example/hi/science',
    });
    const inEnglish = at('/science').said;
    expect([inEnglish.canonical, inEnglish.hi]).toEqual([said.en, said.hi]);
  });

  test('names the English page as canonical if the page is not translated', () => {
    for (const { said } of [at('/plain', 'hi'), at('/science', 'or'), at('/odia', 'hi')]) {
      expect(said.canonical).not.toContain('/hi/');
      expect(said.canonical).not.toContain('/or/');
    }
    expect(at('/plain', 'hi').said).not.toHaveProperty('x-default');
  });

  test('lists each page in its languages', () => {
    expect(listedPages(all, inLanguages.languages)).toEqual([
      { path: '/science', languages: ['en', 'hi'] },
      { path: '/plain', languages: ['en'] },
      { path: '/odia', languages: ['en'] },
    ]);
  });
});
