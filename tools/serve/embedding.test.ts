import { createHash } from 'node:crypto';
import { embedPage } from './embed-page';
import { embedAncestors, embedPolicy } from './embedding';

const services = {
  occurrencesUrl: 'http://localhost:4000/api/aranya/public-occurrences',
  wmsUrl: 'https://maps.example/wms',
  odishaBlocksUrl: 'http://localhost:4000/places/odisha-blocks.geojson',
  himachalBlocksUrl: 'http://localhost:4000/places/himachal-blocks.geojson',
};

test('the page for frames may fetch from its services and nothing else', () => {
  const policy = embedPolicy(services, '*');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
  expect(policy).toContain("connect-src 'self' http://localhost:4000 https://maps.example;");
  expect(policy).toMatch(/frame-ancestors \*$/);
});

test('the operator lists who may frame it; a list cannot end the directive', () => {
  expect(embedAncestors({})).toBe('*');
  expect(embedAncestors({ ARANYA_EMBED_ANCESTORS: 'https://a.example, https://b.example' })).toBe(
    'https://a.example https://b.example',
  );
  expect(
    embedAncestors({ ARANYA_EMBED_ANCESTORS: "https://a.example; script-src 'x'" }),
  ).not.toContain(';');
});

test('the page is the same for all, and its style is the one that its policy names', () => {
  const page = embedPage('A & B');
  expect(page).toContain('<title>A &amp; B</title>');
  const [, style = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(embedPolicy(services, '*')).toContain(`style-src 'sha256-${hash}'`);
});
