import { ApiError, type signInWithProvider, type startProviderSignIn } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import Login from './desktop-sign-in';
import MobileLogin from './mobile-sign-in';

jest.mock('@aranya/shared/navigation', () => ({
  ...jest.requireActual('@aranya/shared/navigation'),
  Navigate: ({ to }: { to: string }) => <p>now at {to}</p>,
}));
const start = jest.fn<Promise<unknown>, Parameters<typeof startProviderSignIn>>();
const finish = jest.fn<Promise<unknown>, Parameters<typeof signInWithProvider>>();
jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual<typeof import('@aranya/shared/api')>('@aranya/shared/api'),
  startProviderSignIn: (...given: Parameters<typeof startProviderSignIn>) => start(...given),
  signInWithProvider: (...given: Parameters<typeof signInWithProvider>) => finish(...given),
}));

const { settings } = testPageData;
const named = {
  settings: {
    ...settings,
    identity: { ...settings.identity, provider: { name: 'Forest Institute' } },
  },
};
const button = () => screen.getByRole('button', { name: 'Sign in with Forest Institute' });
const settled = () => act(async () => undefined);

beforeEach(() => {
  providePageData(named);
  start.mockReset();
  finish.mockReset();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/login');
  aranyaStore().store.dispatch(logOut());
});
afterAll(() => providePageData(testPageData));

describe.each([
  ['desktop', Login],
  ['mobile', MobileLogin],
])('on %s', (_, Page) => {
  test('shows no button if the settings name no provider', () => {
    providePageData(testPageData);
    renderPage(<Page />);
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  });

  test('reports an unavailable provider below the button and allows another attempt', async () => {
    const message = 'The sign-in service does not answer.';
    start.mockRejectedValueOnce(new ApiError(503, { code: 'provider_unavailable', message }));
    renderPage(<Page />);
    await act(async () => fireEvent.click(button()));
    expect(screen.getByText(message)).toBeVisible();
    expect(start).toHaveBeenCalledWith({
      pageKey: sessionStorage.getItem('aranya/provider-page-key'),
      returnTo: `${window.location.origin}/login`,
    });
    start.mockReturnValue(new Promise(() => undefined));
    await act(async () => fireEvent.click(button()));
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  });

  test("exchanges the ticket with this tab's secret and removes it from the address", async () => {
    finish.mockResolvedValue(undefined);
    sessionStorage.setItem('aranya/provider-page-key', 'the key');
    window.history.replaceState(null, '', '/login?from=home#provider-ticket=t1');
    renderPage(<Page />);
    await settled();
    expect(finish).toHaveBeenCalledTimes(1);
    expect(finish).toHaveBeenCalledWith('t1', 'the key');
    expect(window.location.pathname + window.location.search).toBe('/login?from=home');
    expect(window.location.hash).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['trouble=denied', /^Forest Institute was not allowed to sign you in/],
    ['trouble=expired', /took too long/],
    ['trouble=no-phone', /no confirmed phone number of yours\. Register/],
    ['trouble=provider', /did not answer as it should/],
    ['trouble=new', /did not answer as it should/],
    // A sign-in that another tab began: this tab has no secret.
    ['ticket=t1', /took too long/],
  ])('reports %s, and sends nothing', async (told, sentence) => {
    window.history.replaceState(null, '', `/login#provider-${told}`);
    renderPage(<Page />);
    await settled();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(finish).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('');
  });
});
