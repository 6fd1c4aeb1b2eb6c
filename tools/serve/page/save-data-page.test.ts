import { sparingPage, wantsLittle } from './save-data-page';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Aranya</title>' +
  '<link rel="preload" as="font" crossorigin href="/assets/noto.woff2">' +
  '<link rel="later" data-audience="collector" href="/m.json" as="fetch" />' +
  '<script src="/preload-for-person.js" async></script>' +
  '<script defer="defer" data-files="/files.0123abcd.json" src="/main.89abcdef.js"></script>' +
  '<link href="/main.01234567.css" rel="stylesheet"></head><body><div data-drawn="desktop"></div>' +
  '<script type="application/json" id="aranya-page">{}</script></body></html>';

test('preloads nothing and defers scripts for a visitor who saves data', () => {
  expect(sparingPage(PAGE)).toBe(
    '<!doctype html><html data-sparing lang="en"><head><title>Aranya</title>' +
      '<script type="text/later" data-files="/files.0123abcd.json" src="/main.89abcdef.js"></script>' +
      '<link href="/main.01234567.css" rel="stylesheet">' +
      '<script src="/start-when-needed.js" defer></script></head><body>' +
      '<div data-drawn="desktop"></div>' +
      '<script type="application/json" id="aranya-page">{}</script></body></html>',
  );
});

test.each([
  ['on', true],
  ['On', true],
  ['off', false],
  [undefined, false],
])('recognises Save-Data: %s', (header, isSaving) => {
  expect(wantsLittle({ headers: header ? { 'save-data': header } : {} })).toBe(isSaving);
});

test.each([
  ['slow-2g', true],
  ['2g', true],
  ['3g', true],
  ['4g', false],
  ['', false],
])('recognises a slow network by ECT %s: %s', (ect, isSlow) => {
  expect(wantsLittle({ headers: { ect } })).toBe(isSlow);
});
