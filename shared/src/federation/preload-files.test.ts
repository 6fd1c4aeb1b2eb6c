import { preloadFiles } from './preload-files';

const MAP = 'https://map.example/remote/1/';

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href, as }) => `${as} ${href}`,
  );

test('files are asked for once, whoever asked', () => {
  const script = document.createElement('script');
  script.src = `${MAP}there.js`;
  document.head.append(script);
  preloadFiles([`${MAP}map.css`, `${MAP}map.js`, `${MAP}there.js`]);
  preloadFiles([`${MAP}map.js`]);
  expect(preloads()).toEqual([`style ${MAP}map.css`, `script ${MAP}map.js`]);
});
