import { embedPage } from './embed-page';
import { embedAncestors, embedPolicy } from './embedding';

const services = {
  occurrencesUrl: 'http://localhost:4000/api/aranya/public-occurrences',
  wmsUrl: 'https://maps.example/wms',
  odishaBlocksUrl: 'http://localhost:4000/places/odisha-blocks.geojson',
  himachalBlocksUrl: 'http://localhost:4000/places/himachal-blocks.geojson',
};

test('the page for frames may fetch from its services and nothing else', () => {
  const policy = embedPolicy(services, 'once', '*');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'nonce-once'");
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

test('parameters become attributes, and nothing but attributes', () => {
  const query = new URLSearchParams({ lang: 'or', data: '"><script>', onload: 'x', server: 'x' });
  const page = embedPage(query, { nonce: 'once', brand: 'A & B' });
  expect(page).toContain('<html lang="or">');
  expect(page).toContain('<aranya-map height="100vh" lang="or" data="&quot;&gt;&lt;script&gt;">');
  expect(page).not.toMatch(/onload|server/);
  expect(page).toContain('<title>A &amp; B</title>');
});
