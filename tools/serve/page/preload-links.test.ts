import type { Registry } from '@aranya/shared/contracts';
import { serveEnvironment } from '../environment';
import { frontEndSettings } from '../front-end-settings';
import { preloadLinks } from './preload-links';

const route = { viewport: 'desktop', audience: 'anyone', title: '' } as const;
const registry: Registry = {
  protocol: 1,
  remotes: [
    {
      name: 'mfe-auth',
      version: '1',
      manifestUrl: 'releases/1/mf-manifest.json',
      sharedRange: '^0.2.0',
      routes: [
        { ...route, path: '/login', expose: './login' },
        { ...route, path: '/account', expose: './login', audience: 'signed-in' },
      ],
      needs: {
        './login': { files: ['remote-entry.js', 'login.css'], shared: ['@aranya/shared/ui/forms'] },
      },
    },
  ],
};
const links = (pathname: string, from = registry) =>
  preloadLinks({
    pathname,
    registry: from,
    settings: frontEndSettings(serveEnvironment({})),
    hostname: '10.0.0.7',
    provided: { '@aranya/shared/ui/forms': ['provided-forms.abc.js'] },
  });

test("preloads a page's files with the loader's request options", () => {
  const media = 'media="(min-width: 769px)" />';
  const release = 'http://10.0.0.7:3002/releases/1';
  expect(links('/login/')).toBe(
    [
      `<link rel="preload" href="${release}/mf-manifest.json" as="fetch" crossorigin ${media}`,
      `<link rel="preload" href="${release}/remote-entry.js" as="script" crossorigin ${media}`,
      `<link rel="preload" href="${release}/login.css" as="style" crossorigin ${media}`,
      `<link rel="preload" href="/provided-forms.abc.js" as="script" ${media}`,
    ].join(''),
  );
});

test('includes the hash of files that have one', () => {
  const [remote] = registry.remotes;
  if (!remote) throw new Error('no remote');
  const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
  const checked: Registry = {
    protocol: 1,
    remotes: [
      {
        ...remote,
        integrity: { manifest: hash('M'), entry: hash('E') },
        needs: {
          './login': {
            files: ['remote-entry.js', 'login.css'],
            shared: ['@aranya/shared/ui/forms'],
            integrity: { 'remote-entry.js': hash('E'), 'login.css': hash('C') },
          },
        },
      },
    ],
  };
  const asked = [
    ...links('/login', checked).matchAll(/href="[^"]*\/([^"/]+)"[^>]*?(?: integrity="(.*?)")? m/g),
  ];
  expect(asked.map(([, file, integrity]) => [file, integrity])).toEqual([
    ['mf-manifest.json', undefined],
    ['remote-entry.js', hash('E')],
    ['login.css', hash('C')],
    ['provided-forms.abc.js', undefined],
  ]);
});

test('lets the browser request the preloads of a personal page', () => {
  const text = links('/account');
  expect(text).not.toContain('rel="preload"');
  expect(text).toContain('<link rel="later" data-audience="signed-in" href="http://10.0.0.7:3002/');
  expect(text).toMatch(/<script src="\/preload-for-person.js" async><\/script>$/);
});

describe('texts', () => {
  const [remote] = registry.remotes;
  if (!remote) throw new Error('no remote');
  const catalogues = {
    hi: { file: '../../chunks/hi.js', integrity: 'sha256-H' },
    or: { file: '../../chunks/or.js', integrity: 'sha256-O' },
  };
  const translated: Registry = { protocol: 1, remotes: [{ ...remote, catalogues }] };
  const textsAt = (pathname: string) =>
    [...links(pathname, translated).matchAll(/<link rel="(\w+)"[^>]*?\/(hi|or)\.js"[^>]*>/g)].map(
      ([tag, rel, file]) => [rel, file, /data-language="(\w+)"/.exec(tag)?.[1]],
    );

  test("preloads a page's catalogue only in its language", () => {
    expect(textsAt('/hi/login')).toEqual([['preload', 'hi', undefined]]);
    expect(textsAt('/login')).toEqual([]);
  });

  test('lets the browser request the preloads of a personal page', () => {
    expect(textsAt('/account')).toEqual([
      ['later', 'hi', 'hi'],
      ['later', 'or', 'or'],
    ]);
  });
});

test('preloads nothing for an unknown page', () => {
  expect(links('/nowhere')).toBe('');
});
