import { createHash } from 'node:crypto';
import {
  EMBED_PAGES,
  EMBED_STYLE_HASH,
  embedAncestors,
  embedPage,
  embedPolicy,
  exactScript,
} from './embedding';

const services = {
  occurrencesUrl: 'http://localhost:4000/api/aranya/public-occurrences',
  wmsUrl: 'https://maps.example/wms',
  odishaBlocksUrl: 'http://localhost:4000/places/odisha-blocks.geojson',
  himachalBlocksUrl: 'http://localhost:4000/places/himachal-blocks.geojson',
};

test("limits the frame page's connections to its services", () => {
  const policy = embedPolicy(services, EMBED_STYLE_HASH, '*');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
  expect(policy).toContain("connect-src 'self' http://localhost:4000 https://maps.example;");
  expect(policy).toMatch(/frame-ancestors \*$/);
});

test("limits frame ancestors to the operator's list, whose entries cannot end the directive", () => {
  expect(embedAncestors({})).toBe('*');
  expect(embedAncestors({ ARANYA_EMBED_ANCESTORS: 'https://a.example, https://b.example' })).toBe(
    'https://a.example https://b.example',
  );
  expect(
    embedAncestors({ ARANYA_EMBED_ANCESTORS: "https://a.example; script-src 'x'" }),
  ).not.toContain(';');
});

test('serves an exact version of the script from its release', () => {
  expect(exactScript('/embed@0.2.0-1a2b3c4d5e.js')).toBe(
    '/releases/0.2.0-1a2b3c4d5e/embed/embed.js',
  );
  for (const other of [
    '/embed.js',
    '/embed@1.js',
    '/x/embed@0.2.0-1a.js',
    '/embed@0.2.0-..%2f.js',
  ]) {
    expect(exactScript(other)).toBe(other);
  }
});

test('serves a static frame page whose style matches its policy', () => {
  const page = embedPage('A & B');
  expect(page).toContain('<title>A &amp; B</title>');
  const [, style = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(EMBED_STYLE_HASH).toBe(`'sha256-${hash}'`);
});

test('lists every species layer on the composing page and forbids framing it', () => {
  const page = EMBED_PAGES.find(({ path }) => path === '/embed/try');
  expect(page?.html('A & B')).toContain('value="species:Shorea_robusta">Sal, Shorea robusta');
  expect(page?.html('A & B')).toContain('on your page: A &amp; B</title>');
  expect(page?.policy(services)).toMatch(/style-src 'self'.*frame-ancestors 'none'$/);
});
