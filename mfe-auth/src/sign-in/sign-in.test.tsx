import { ApiError, type logIn, NETWORK_MESSAGE } from '@aranya/shared/api';
import {
  aranyaStore,
  logOut,
  noteSignedOut,
  removeError,
  type SignedOutReason,
} from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import Login from './desktop-sign-in';
import MobileLogin from './mobile-sign-in';
import { forgetSignInDraft, PIN_MEMORY_MS } from './sign-in-draft';

jest.mock('@aranya/shared/navigation', () => ({
  ...jest.requireActual('@aranya/shared/navigation'),
  Navigate: ({ to }: { to: string }) => <p>now at {to}</p>,
}));

const server = jest.fn<Promise<unknown>, Parameters<typeof logIn>>();
jest.mock('@aranya/shared/api', () => {
  const actual = jest.requireActual<typeof import('@aranya/shared/api')>('@aranya/shared/api');
  const session =
    jest.requireActual<typeof import('@aranya/shared/session')>('@aranya/shared/session');
  return {
    ...actual,
    signIn: async (phoneNumber: string, password: string) => {
      const answer = await actual.withStatus(() => server({ phoneNumber, password }));
      session.aranyaStore().store.dispatch(session.setUserInfo(answer as never));
    },
  };
});

const wrong = new ApiError(401, { code: 'wrong_credentials', message: 'The PIN is wrong.' });
const answer = { user: { id: '7', name: 'Asha', phoneNumber: '9000000001' }, token: 't' };

const fill = (phone: string, pin: string) => {
  fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: phone } });
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: pin } });
};
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Login' })));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const alert = () => screen.getByRole('alert');

beforeEach(() => {
  jest.useFakeTimers();
  server.mockReset();
  forgetSignInDraft();
  aranyaStore().store.dispatch(logOut());
  aranyaStore().store.dispatch(removeError());
});
afterEach(() => jest.useRealTimers());

describe.each([
  ['desktop', Login],
  ['mobile', MobileLogin],
])('on %s', (_, Page) => {
  test('reports an empty field for 1500 ms and sends nothing', async () => {
    renderPage(<Page />);
    fill('9000000001', '');
    await press();
    expect(alert()).toHaveTextContent('*Please Fill All the Fields!!');
    pass(1499);
    expect(alert()).toHaveTextContent('*Please Fill All the Fields!!');
    pass(1);
    expect(alert()).toBeEmptyDOMElement();
    expect(server).not.toHaveBeenCalled();
  });

  test('sends a number without ten digits', async () => {
    server.mockRejectedValue(wrong);
    renderPage(<Page />);
    fill('12345', '246810');
    await press();
    expect(server).toHaveBeenCalledWith({ phoneNumber: '12345', password: '246810' });
  });

  test('keeps the typed values after an error', async () => {
    server.mockRejectedValue(wrong);
    renderPage(<Page />);
    fill('9000000001', '111111');
    await press();
    expect(alert()).toHaveTextContent('The PIN is wrong.');
    expect(screen.getByLabelText('Phone Number')).toHaveValue('9000000001');
    expect(screen.getByLabelText('PIN')).toHaveValue('111111');
  });

  test('masks the PIN and requests numeric keypads', () => {
    renderPage(<Page />);
    expect(screen.getByLabelText('PIN')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('PIN')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('Phone Number')).toHaveAttribute('inputmode', 'tel');
  });

  test('fills in the number from the pop-up and shows the next step', async () => {
    renderPage(<Page />);
    const data = { type: 'aranya/identity', outcome: 'registered', phoneNumber: '9111111111' };
    fireEvent(window, new MessageEvent('message', { data, origin: 'http://localhost:4100' }));
    expect(await screen.findByText('You are registered. Sign in with your PIN.')).toBeVisible();
    expect(screen.getByLabelText('Phone Number')).toHaveValue('9111111111');
    expect(screen.getByLabelText('PIN')).toHaveFocus();
  });
});

test("hides the server's error after 1000 ms on desktop", async () => {
  server.mockRejectedValue(wrong);
  renderPage(<Login />);
  fill('9000000001', '111111');
  await press();
  pass(999);
  expect(alert()).toHaveTextContent('The PIN is wrong.');
  pass(1);
  expect(alert()).toBeEmptyDOMElement();
});

test('keeps a status line on desktop until the next input', async () => {
  server.mockRejectedValue(wrong);
  renderPage(<Login />);
  fill('9000000001', '111111');
  await press();
  const line = () => screen.queryByText('Sign-in failed. Check number and PIN.');
  expect(line()).toBeNull();
  pass(60_000);
  expect(line()).toBeVisible();
  expect(line()?.closest('[role=status]')).not.toBeNull();
  fill('9000000001', '111112');
  expect(line()).toBeNull();
});

test('keeps the message about a missing answer until the next attempt', async () => {
  server.mockRejectedValue(new ApiError(0, { code: 'network', message: NETWORK_MESSAGE }));
  renderPage(<Login />);
  fill('9000000001', '111111');
  await press();
  pass(60_000);
  expect(alert()).toHaveTextContent(NETWORK_MESSAGE);
});

test('keeps the error on mobile until the next attempt', async () => {
  server.mockRejectedValueOnce(wrong);
  renderPage(<MobileLogin />);
  fill('9000000001', '111111');
  await press();
  pass(60_000);
  expect(alert()).toHaveTextContent('The PIN is wrong.');

  server.mockReturnValueOnce(new Promise(() => undefined));
  await press();
  expect(alert()).toBeEmptyDOMElement();
  const waiting = screen.getByRole('button', { name: 'Loading...' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  server.mockClear();
  fireEvent.click(waiting);
  expect(server).not.toHaveBeenCalled();
});

test.each([
  ['/dashboard', Login],
  ['/mob/dashboard', MobileLogin],
])('opens %s after sign-in, and at once with an earlier session', async (path, Page) => {
  server.mockResolvedValue(answer);
  renderPage(<Page />);
  fill('9000000001', '246810');
  await press();
  expect(screen.getByText(`now at ${path}`)).toBeVisible();
});

test('keeps the values on a switch from desktop to mobile, and clears the PIN afterwards', () => {
  const first = renderPage(<Login />);
  fill('9000000001', '2468');
  first.unmount();
  const second = renderPage(<MobileLogin />);
  pass(PIN_MEMORY_MS * 2);
  expect(screen.getByLabelText('PIN')).toHaveValue('2468');
  second.unmount();
  pass(PIN_MEMORY_MS);
  renderPage(<Login />);
  expect(screen.getByLabelText('Phone Number')).toHaveValue('9000000001');
  expect(screen.getByLabelText('PIN')).toHaveValue('');
});

test('opens Forgot Password? and Register in a pop-up', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { unmount } = renderPage(<Login />);
  fireEvent.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  expect(open.mock.lastCall?.[0]).toBe('http://localhost:4100/recover');
  expect(open.mock.lastCall?.[2]).toContain('width=600,height=720');
  unmount();
  renderPage(<MobileLogin />);
  fireEvent.click(screen.getByRole('button', { name: 'New User? Register Now.' }));
  expect(open.mock.lastCall?.[0]).toBe('http://localhost:4100/register');
  expect(open.mock.lastCall?.[2]).toContain('width=480,height=720');
});

describe('after a session', () => {
  const left = (reason: SignedOutReason, userId = '7') =>
    aranyaStore().store.dispatch(noteSignedOut({ reason, userId, path: '/account' }));

  async function signInAgain() {
    server.mockResolvedValue(answer);
    renderPage(<Login />);
    fill('9000000001', '246810');
    await press();
  }

  test.each<[SignedOutReason, RegExp]>([
    ['asked', /^You are signed out\.$/],
    ['elsewhere', /in another tab/],
    ['ended', /^Your session has ended\. Sign in, and you are back where you were\.$/],
    ['forbidden', /this account may not use the dashboard/],
  ])('says how the session ended: %s', (reason, sentence) => {
    left(reason);
    renderPage(<Login />);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });

  test('returns after sign-in to the page where the session ended', async () => {
    left('ended');
    await signInAgain();
    expect(screen.getByText('now at /account')).toBeVisible();
  });

  test.each<[SignedOutReason, string]>([
    ['ended', 'somebody else'],
    ['asked', '7'],
  ])('leads to the dashboard after sign-in: %s, %s', async (reason, userId) => {
    left(reason, userId);
    await signInAgain();
    expect(screen.getByText('now at /dashboard')).toBeVisible();
  });
});
