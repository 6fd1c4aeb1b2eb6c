import '@aranya/shared/testing';
import { loadExpose } from '@aranya/shared/federation';
import { aranyaStore, logOut, setUserInfo } from '@aranya/shared/session';
import { routesByPath } from './routes-by-path';
import { loadOnIntent, startRoute } from './start-route';

jest.mock('@aranya/shared/federation', () => ({ loadExpose: jest.fn() }));

const load = jest.mocked(loadExpose);
const route = { viewport: 'desktop', title: '' } as const;
const release = { version: '1', manifestUrl: 'm.json', sharedRange: '*' };
const routes = routesByPath([
  {
    ...release,
    name: 'mfe-public',
    routes: [{ ...route, path: '/', audience: 'anyone', expose: './home' }],
  },
  {
    ...release,
    name: 'mfe-dashboard',
    routes: [{ ...route, path: '/dashboard', audience: 'collector', expose: './dashboard' }],
  },
]);
const signedIn = () =>
  aranyaStore().store.dispatch(
    setUserInfo({ user: { id: '7', name: 'Asha', phoneNumber: '9000000001' }, token: 'token' }),
  );

beforeEach(() => {
  load.mockReset().mockResolvedValue({});
  aranyaStore().store.dispatch(logOut());
});

test('loads a public page at once', () => {
  window.history.replaceState({}, '', '/');
  startRoute(routes);
  expect(load.mock.calls).toEqual([['mfe-public', './home']]);
});

test('loads a page that needs a person after the stored session was read', async () => {
  window.history.replaceState({}, '', '/dashboard');
  signedIn();
  startRoute(routes);
  await new Promise<void>((resolve) => {
    const isReady = () => aranyaStore().store.getState()._persist?.rehydrated;
    if (isReady()) resolve();
    else aranyaStore().store.subscribe(() => isReady() && resolve());
  });
  expect(load).toHaveBeenCalledWith('mfe-dashboard', './dashboard');
});

test('loads a page when the pointer is on its link, for people who may see it', () => {
  window.history.replaceState({}, '', '/login');
  document.body.innerHTML =
    '<a href="/"><b>Home</b></a><a href="/dashboard">Mine</a><a href="https://elsewhere.example/">Other</a>';
  loadOnIntent(routes);
  const over = (element: Element | null) =>
    element?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  over(document.querySelector('a[href="/dashboard"]'));
  over(document.querySelector('a[href^="https"]'));
  expect(load).not.toHaveBeenCalled();
  over(document.querySelector('b'));
  expect(load.mock.calls).toEqual([['mfe-public', './home']]);
});
