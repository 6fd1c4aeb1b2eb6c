import type { Registry } from '@aranya/shared/contracts';
import { pageHead, withHead } from './page-head';

const route = { viewport: 'any', audience: 'anyone', expose: './p' } as const;
const registry: Registry = {
  protocol: 1,
  remotes: [
    {
      name: 'mfe-public',
      version: '1',
      manifestUrl: '/m.json',
      sharedRange: '^0.2.0',
      routes: [
        {
          ...route,
          path: '/science',
          title: 'Science',
          description: 'Many "people" & one method.',
        },
        { ...route, path: '/plain', title: 'Plain' },
      ],
    },
  ],
};
const template =
  '<head><meta\n name="description"\n content="Of the product."\n/><title>Aranya</title></head>';

test('a page is found as the router finds it', () => {
  const science = {
    found: true,
    title: 'Science · Aranya',
    description: 'Many "people" & one method.',
  };
  expect(pageHead('/science', registry, 'Aranya')).toEqual(science);
  expect(pageHead('/Science/', registry, 'Aranya')).toEqual(science);
  expect(pageHead('/plain', registry, 'Aranya')).toEqual({ found: true, title: 'Plain · Aranya' });
  expect(pageHead('/nowhere', registry, 'Aranya')).toEqual({ found: false, title: 'Aranya' });
});

test('title and description stand in the page, and cannot leave their place', () => {
  const page = withHead(template, pageHead('/science', registry, '</title><b>'));
  expect(page).toContain('<title>Science · &lt;/title>&lt;b></title>');
  expect(page).toMatch(/name="description"\s+content="Many &quot;people&quot; &amp; one method\."/);
  expect(page).toContain('property="og:description"');
});

test('a page without a sentence of its own keeps that of the product', () => {
  expect(withHead(template, { title: 'Plain · Aranya' })).toContain('content="Of the product."');
});
