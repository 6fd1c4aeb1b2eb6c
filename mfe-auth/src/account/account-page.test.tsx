import { aranyaStore, setUserInfo } from '@aranya/shared/session';
import { answerCalls, type CallAnswer, renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import AccountPage from './account-page';

jest.mock('@aranya/shared/federation', () => ({ RemoteRegion: () => <p>My phone is lost</p> }));

const SESSIONS = [
  {
    id: 'one',
    device: 'Firefox on Windows',
    signedInAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-20T08:00:00.000Z',
    isThisOne: false,
  },
  {
    id: 'two',
    device: 'Chrome on Android',
    signedInAt: '2026-11-02T08:00:00.000Z',
    lastUsedAt: '2026-11-21T08:00:00.000Z',
    isThisOne: true,
  },
];

const answers = async (status: number, body: object): Promise<CallAnswer> => ({ status, body });

let asked: string[] = [];
let answer: (path: string) => Promise<CallAnswer>;

beforeEach(() => {
  asked = [];
  answer = (path) => answers(200, path === 'sessions' ? { sessions: SESSIONS } : {});
  answerCalls((url) => {
    const path = url.slice(url.indexOf('/user/') + '/user/'.length);
    asked.push(path);
    return answer(path);
  });
  aranyaStore().store.dispatch(
    setUserInfo({
      user: { id: 'p', name: 'ସୁକାନ୍ତି ଜୁଆଙ୍ଗ', phoneNumber: '9000000001', isCommForUser: '1' },
      token: 't',
    }),
  );
});

test('marks the name with the language of its script', () => {
  renderPage(<AccountPage />);
  expect(screen.getByText('ସୁକାନ୍ତି ଜୁଆଙ୍ଗ')).toHaveAttribute('lang', 'or');
});

test('shows neither name nor photos to the public until the person ticks them', async () => {
  aranyaStore().store.dispatch(
    setUserInfo({ user: { id: 'q', name: 'Asha', phoneNumber: '9000000002' }, token: 't' }),
  );
  const chosen = { nameIsPublic: false, photosArePublic: false, reviewMessages: false };
  answer = (path) => answers(200, path === 'sessions' ? { sessions: SESSIONS } : chosen);
  renderPage(<AccountPage />);
  const name = screen.getByRole('checkbox', { name: 'Show my name with my records' });
  const photos = screen.getByRole('checkbox', { name: 'Show the photos of my records' });
  await waitFor(() => expect(name).toBeEnabled());
  expect([name, photos].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  answer = () => answers(200, { ...chosen, nameIsPublic: true });
  fireEvent.click(name);
  expect(await screen.findByText('Your choice is saved.')).toBeInTheDocument();
  expect(name).toBeChecked();
  answer = () => answers(503, { code: 'busy', message: 'The server is away.' });
  fireEvent.click(photos);
  expect(await screen.findByText('The server is away.')).toBeInTheDocument();
  expect(photos).not.toBeChecked();
  answer = () => answers(200, { ...chosen, reviewMessages: true });
  const messages = screen.getByRole('checkbox', { name: 'Tell me when my records were reviewed' });
  expect(messages).not.toBeChecked();
  fireEvent.click(messages);
  await waitFor(() => expect(messages).toBeChecked());
});

test('marks this device in the list, and signs out others', async () => {
  renderPage(<AccountPage />);
  const list = await screen.findByRole('list', { name: 'Devices' });
  const [other, own] = within(list).getAllByRole('listitem');
  expect(own).toHaveTextContent('This one');
  answer = () => answers(200, { sessions: SESSIONS.slice(1) });
  fireEvent.click(within(other as HTMLElement).getByRole('button', { name: /^Sign out Firefox/ }));
  expect(await screen.findByText('Firefox on Windows is signed out.')).toBeInTheDocument();
  expect(asked).toContain('sessions/end');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

test('reloads the session list on request after a failure', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  renderPage(<AccountPage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = () => answers(200, { sessions: SESSIONS });
  fireEvent.click(again);
  expect(await screen.findByRole('list', { name: 'Devices' })).toBeInTheDocument();
});

test('does not close the account without a choice and the PIN', async () => {
  renderPage(<AccountPage />);
  await screen.findByRole('list', { name: 'Devices' });
  fireEvent.click(screen.getByRole('button', { name: 'Close my account…' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close my account' }));
  expect(within(dialog).getByText('Choose what happens with your records.')).toBeInTheDocument();
  expect(within(dialog).getByText('Write your PIN.')).toBeInTheDocument();
  expect(asked).not.toContain('close-account');

  answer = () => answers(403, { code: 'wrong_pin', message: 'This is not your PIN.' });
  fireEvent.click(within(dialog).getByLabelText(/Delete everything/));
  fireEvent.change(within(dialog).getByLabelText('Your PIN'), { target: { value: '000000' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close my account' }));
  expect(await within(dialog).findByText('This is not your PIN.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Your PIN')).toHaveValue('000000');
});

test.each([
  ['a collector', '0', true],
  ['staff', '1', false],
])('offers a new QR code to collectors only: %s', async (_, isCommForUser, isOffered) => {
  const user = { id: 'p', name: 'सुकान्ति', phoneNumber: '9000000001', isCommForUser };
  aranyaStore().store.dispatch(
    setUserInfo({ user, token: 't', odkInfo: { odkToken: 'tok', allFormAccess: [] } }),
  );
  renderPage(<AccountPage />);
  await screen.findByRole('list', { name: 'Devices' });
  expect(screen.queryByText('My phone is lost') !== null).toBe(isOffered);
});

test('signs out if the session was ended on another device', async () => {
  answer = () => answers(401, { code: 'not_signed_in', message: 'Please sign in first.' });
  renderPage(<AccountPage />);
  await waitFor(() => expect(aranyaStore().store.getState().session.userId).toBe(''));
});
