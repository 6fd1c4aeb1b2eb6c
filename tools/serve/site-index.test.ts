import type { Registry } from '@aranya/shared/contracts';
import { robotsText, sitemap } from './site-index';

const route = { viewport: 'any', audience: 'anyone', expose: './p', title: '' } as const;
const registry: Registry = {
  protocol: 1,
  remotes: [
    {
      name: 'mfe-public',
      version: '1',
      manifestUrl: '/m.json',
      sharedRange: '*',
      routes: [
        { ...route, path: '/science' },
        { ...route, path: '/sal&sag<wan' },
        { ...route, path: '/account', audience: 'signed-in' },
      ],
    },
  ],
};

test('lists the pages in the sitemap with escaped addresses', () => {
  const text = sitemap('https://aranya.example', registry);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://aranya.example/science',
    'https://aranya.example/sal&amp;sag&lt;wan',
  ]);
});

test('links the addresses of a page in several languages with each other', () => {
  const [remote] = registry.remotes;
  const translated = { ...route, path: '/science', titles: { hi: 'विज्ञान' } };
  const remotes = remote ? [{ ...remote, routes: [translated] }] : [];
  const text = sitemap('https://aranya.example', { ...registry, remotes }, ['en', 'hi']);
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://aranya.example/science"/>' +
    '<xhtml:link rel="alternate" hreflang="hi" href="https://aranya.example/hi/science"/>';
  expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  for (const path of ['/science', '/hi/science']) {
    expect(text).toContain(`<url><loc>https://aranya.example${path}</loc>${links}</url>`);
  }
});

test.each(['https://api.example/api/aranya', '/api/aranya'])(
  'names the sitemaps of pages and of species in robots.txt, with the service at %s',
  (service) => {
    const text = robotsText('https://aranya.example', service);
    const origin = service.startsWith('/') ? 'https://aranya.example' : '';
    expect(text.split('\n').slice(3)).toEqual([
      'Sitemap: https://aranya.example/sitemap.xml',
      `Sitemap: ${origin}${service}/explore/sitemap.xml`,
      '',
    ]);
  },
);
