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

test('the application of a large window stays, with the release that it shows', () => {
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

test('on a phone the other one stays', () => {
  onAPhone(true);
  expect(takeDrawnRoot()).toMatchObject({ application: 'mobile', path: '', release: undefined });
  expect(document.body.innerHTML).toBe('<div id="root">M</div>');
});

test('nothing was drawn', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(takeDrawnRoot()).toBeUndefined();
});
