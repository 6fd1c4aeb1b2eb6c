import { takeDrawnRoot } from './drawn-root';

const onAPhone = (isPhone: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: isPhone, media: query }) as MediaQueryList);

beforeEach(() => {
  document.body.innerHTML =
    '<div data-drawn="desktop" data-path="/login" data-remote="mfe-auth" data-expose="./login" data-version="1">D</div>' +
    '<div data-drawn="mobile">M</div>';
});
afterEach(() => jest.restoreAllMocks());

test('keeps the desktop application in a large window, with its release', () => {
  onAPhone(false);
  const drawn = takeDrawnRoot();
  expect(drawn).toMatchObject({
    application: 'desktop',
    path: '/login',
    counterpartOf: undefined,
    release: { remote: 'mfe-auth', expose: './login', version: '1' },
  });
  expect(document.body.innerHTML).toBe('<div id="root">D</div>');
});

test('keeps the mobile application on a phone', () => {
  onAPhone(true);
  expect(takeDrawnRoot()).toMatchObject({ application: 'mobile', path: '', release: undefined });
  expect(document.body.innerHTML).toBe('<div id="root">M</div>');
});

test('returns undefined if nothing was prerendered', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(takeDrawnRoot()).toBeUndefined();
});
