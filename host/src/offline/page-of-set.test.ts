import { readPage } from './page-of-set';

const pageWith = (data: unknown, attribute = 'data-files="/files.0123abcd.json" ') =>
  `<!doctype html><html><head><script defer="defer" ${attribute}src="/main.89abcdef.js"></script></head>` +
  `<body><div id="root"></div><script type="application/json" id="aranya-page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></body></html>`;

const DATA = {
  settings: { remoteOrigins: { 'mfe-map': 'https://{hostname}:3004' } },
  registry: { protocol: 1, remotes: [], title: '</script><b>' },
};

test('a page says its registry, where its remotes are, and which files its host has', () => {
  expect(readPage(pageWith(DATA), '192.0.2.7')).toMatchObject({
    hostFiles: '/files.0123abcd.json',
    registry: DATA.registry,
    settings: { remoteOrigins: { 'mfe-map': 'https://192.0.2.7:3004' } },
  });
});

test.each([
  ['the page of a gateway', '<html><body>Sign in to this network</body></html>'],
  ['a page without registry', pageWith({ settings: {} })],
  ['a host that is being worked on', pageWith(DATA, '')],
])('%s is no page to keep', (_, html) => {
  expect(() => readPage(html, 'localhost')).toThrow(/page/);
});
