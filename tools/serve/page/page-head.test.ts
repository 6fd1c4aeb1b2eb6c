import type { Language, Registry } from '@aranya/shared/contracts';
import { headOfPath, withHead } from './page-head';

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
          language: 'or',
          description: 'Many "people" & one method.',
        },
        { ...route, path: '/plain', title: 'Plain' },
        { ...route, path: '/own', title: 'Own', audience: 'signed-in' },
      ],
    },
  ],
};
const template = '<html lang="en"><head><title>Aranya</title></head>';
const site = { brand: 'Aranya', address: 'https://aranya.example' };

test('finds a page as the router does', () => {
  const science = { found: true, title: 'Science · Aranya', language: 'or' };
  expect(headOfPath('/science', registry, site)).toMatchObject(science);
  expect(headOfPath('/Science/', registry, site)).toMatchObject(science);
  expect(headOfPath('/plain', registry, site)).toMatchObject({ found: true });
  expect(headOfPath('/nowhere', registry, site)).toMatchObject({ found: false, title: 'Aranya' });
});

test('escapes title and description in the head', () => {
  const page = withHead(
    template,
    headOfPath('/science', registry, { ...site, brand: '</title><b>' }),
  );
  expect(page).toContain('<html lang="or">');
  expect(page).toContain('<title>Science · &lt;/title>&lt;b></title>');
  expect(page).toContain('name="description" content="Many &quot;people&quot; &amp; one method."');
  expect(page).toContain('property="og:description"');
  expect(page).toContain('<link rel="canonical" href="https://aranya.example/science" />');
  expect(page).not.toContain('noindex');
});

test('omits a missing description', () => {
  const page = withHead(template, headOfPath('/plain', registry, site));
  expect(page).not.toContain('description');
});

test("preloads only the font of the language's script", () => {
  const link = (script: string) =>
    `<link rel="font-of-script" data-script="${script}" as="font" href="/${script}.woff2">`;
  const fonts = `${template}${link('Deva')}${link('Orya')}`;
  const at = (pathname: string) =>
    withHead(fonts, headOfPath(pathname, registry, { ...site, languages: ['en', 'hi', 'or'] }));
  expect(at('/hi/plain')).toContain('<link rel="preload" as="font" href="/Deva.woff2">');
  expect(at('/hi/plain')).not.toContain('Orya');
  expect(at('/plain')).not.toContain('woff2');
});

test('lists the languages of a personal page, and of no other', () => {
  const languages = ['en', 'hi'] as const;
  const at = (pathname: string, offered: readonly Language[] = languages) =>
    withHead(template, headOfPath(pathname, registry, { ...site, languages: offered }));
  expect(at('/own')).toContain('<meta name="languages-later" content="en hi" /><script>');
  expect(at('/own', ['en'])).not.toContain('languages-later');
  expect(at('/plain')).not.toContain('languages-later');
});
