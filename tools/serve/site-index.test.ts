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

test('the sitemap names the listed pages, and nothing ends its elements', () => {
  const text = sitemap('https://aranya.example', registry);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://aranya.example/science',
    'https://aranya.example/sal&amp;sag&lt;wan',
  ]);
});

test('robots.txt names the sitemap', () => {
  expect(robotsText('https://aranya.example')).toContain(
    'Sitemap: https://aranya.example/sitemap.xml\n',
  );
});
