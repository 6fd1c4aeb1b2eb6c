import type { Registry, ShellMarkup } from '@aranya/shared/contracts';
import { serveEnvironment } from '../environment';
import { frontEndSettings } from '../front-end-settings';
import { composePage, type PageSources } from './compose-page';

const route = { viewport: 'any', audience: 'anyone', title: '' } as const;
const page = (application: 'desktop' | 'mobile', assumes = {}) => ({
  path: '/science',
  application,
  expose: './science',
  file: `pages/${application}/science.json`,
  integrity: 'sha256-x',
  assumes,
});
const registry: Registry = {
  protocol: 1,
  remotes: [
    {
      name: 'mfe-public',
      version: '1',
      manifestUrl: 'm.json',
      sharedRange: '*',
      routes: [
        { ...route, path: '/science', expose: './science' },
        {
          ...route,
          path: '/wide',
          expose: './wide',
          viewport: 'desktop',
          elsewhere: '/science',
        },
      ],
      pages: [page('desktop'), page('mobile', { 'identity.provider': true })],
      canary: {
        version: '2',
        manifestUrl: 'm.json',
        sharedRange: '*',
        percent: 10,
        pages: [page('desktop')],
      },
    },
  ],
};
const shell = (hasPlace: boolean): ShellMarkup => ({
  before: '<main>',
  after: '</main>',
  hasPlace,
  styles: { shell: '.aranya-shell{}' },
});
const sources: PageSources = {
  settings: {
    ...frontEndSettings(serveEnvironment({})),
    brand: { name: 'A & <B>', color: '#000000' },
  },
  shellOf: async (path) => shell(path !== '/nowhere-at-all'),
  readPage: async (_, version, { application }) => ({
    html: `<h1>${application} ${version} {settings.brand.name}</h1>`,
    styles: { page: '.aranya-page{}' },
  }),
};
const PROVIDER = { ...sources.settings.identity, provider: { name: 'Forest' } };
const compose = (pathname: string, share?: number) =>
  composePage(sources, { pathname, registry, share, hostname: 'forest' });

test('combines shell and page of the current release with the settings', async () => {
  const { root, styles } = await compose('/Science/');
  expect(root).toContain(
    '<div data-drawn="desktop" data-path="/science" data-remote="mfe-public" ' +
      'data-expose="./science" data-version="1">' +
      '<main><h1>desktop 1 A &amp; &lt;B&gt;</h1></main></div>',
  );
  expect(styles('once')).toContain(
    '<style nonce="once" data-emotion="aranya shell page">.aranya-shell{}.aranya-page{}</style>',
  );
});

test("shows the canary's page to its visitors", async () => {
  expect((await compose('/science', 9)).root).toContain('<h1>desktop 2');
  expect((await compose('/science', 10)).root).toContain('<h1>desktop 1');
});

test('lets scripts render a page that was prerendered with other settings', async () => {
  const { root } = await compose('/science');
  expect(root).toContain('<div data-drawn="mobile"><main></main></div>');
});

test('shows the counterpart if an application has no page at an address', async () => {
  const other = { ...sources, settings: { ...sources.settings, identity: PROVIDER } };
  const asked = { pathname: '/wide', registry, share: undefined, hostname: 'forest' };
  expect((await composePage(other, asked)).root).toContain(
    '<div data-drawn="mobile" data-path="/science" data-counterpart-of="/wide" ' +
      'data-remote="mfe-public" data-expose="./science" data-version="1"><main><h1>mobile 1',
  );
});

test('shows only the shell at an unowned address, and lets scripts render it again', async () => {
  const { root } = await compose('/nowhere');
  expect(root).toContain('<div data-drawn="mobile"><main></main></div>');
});

test('lets scripts render a page with outdated samples', async () => {
  const rootWith = async (outdated?: readonly string[]) => {
    const asked = { pathname: '/science', registry, share: undefined, hostname: 'forest' };
    return (await composePage(sources, { ...asked, outdated })).root;
  };
  for (const outdated of [undefined, [], ['/films']]) {
    expect(await rootWith(outdated)).toContain('<h1>desktop 1');
  }
  const drawnByScripts = '<div data-drawn="desktop"><main></main></div>';
  expect(await rootWith(['/science'])).toContain(drawnByScripts);
});

test('links only to existing pages of the same language', async () => {
  const remotes = registry.remotes.map((remote) => ({
    ...remote,
    routes: [
      ...remote.routes,
      { ...route, path: '/own', expose: './own', audience: 'signed-in' as const },
    ],
    pages: [
      ...(remote.pages ?? []),
      { ...page('desktop'), file: 'pages/desktop.hi/science.json', language: 'hi' },
    ],
  }));
  const asked = { pathname: '/science', share: undefined, hostname: 'forest' };
  const readPage: PageSources['readPage'] = async (_, __, { language = 'en' }) => ({
    html: `<h1>${language}</h1>{in-language}/wide?a#b" {in-language}/own" {in-language}/no"`,
    styles: {},
  });
  const inLanguage = (language?: string) =>
    composePage(
      { ...sources, readPage },
      { ...asked, registry: { ...registry, remotes }, language },
    );
  const { root } = await inLanguage('hi');
  expect(root).toContain('data-drawn="desktop" data-language="hi" data-path="/science"');
  expect(root).toContain('<h1>hi</h1>/hi/wide?a#b" /own" /no"');
  expect((await inLanguage()).root).toContain('<h1>en</h1>');
  // Scripts render a release that has no page in the language.
  expect((await inLanguage('or')).root).toContain(
    '<div data-drawn="desktop" data-language="or"><main></main></div>',
  );
});
