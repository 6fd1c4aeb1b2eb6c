import { endSession } from '@aranya/shared/api';
import { publish } from '@aranya/shared/events';
import { type QueuedEntry, sendQueue, useQueue, type WaitingEntries } from '@aranya/shared/queue';
import { aranyaStore, isQueueTended, logOut, markQueue, setUserInfo } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Queue } from './queue';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  endSession: jest.fn(),
}));
jest.mock('@aranya/shared/queue', () => ({
  ...jest.requireActual('@aranya/shared/queue'),
  useQueue: jest.fn(),
  sendQueue: jest.fn(async () => undefined),
}));

const PROFILE: QueuedEntry = {
  id: 'profile',
  person: 'asha',
  writtenAt: new Date(2026, 10, 24, 9, 30).getTime(),
  page: '/dashboard',
  content: { kind: 'profile', changed: { email: 'a@example.org' } },
  refusal: { code: 'invalid_input', message: 'Please check the marked fields.' },
};
const QUEUE: WaitingEntries = { entries: [], underWay: [], unreadable: 0, others: 0 };
const { store } = aranyaStore();

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  store.dispatch(logOut());
});

test('fetches and shows nothing if no entry is pending, and processes later entries', () => {
  renderPage(<Queue />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(useQueue).not.toHaveBeenCalled();
  expect(isQueueTended()).toBe(true);
});

test('offers no retry for a record that was changed meanwhile', async () => {
  const content = {
    ...{ kind: 'record' as const, formId: 'sal', title: 'Sal', instanceId: 'uuid:2', edits: '7' },
    ...{ deviceId: 'd', xml: '<x/>', files: [], maxSubmissionBytes: 9 },
  };
  const refusal = { code: 'record_changed', message: 'This record was changed.' };
  const ended = { ...refusal, code: 'edit_ended' };
  markQueue(false);
  jest.mocked(useQueue).mockReturnValue({
    ...QUEUE,
    entries: [
      PROFILE,
      { ...PROFILE, id: '2', content, refusal },
      { ...PROFILE, id: '3', content, refusal: ended },
    ],
  });
  renderPage(<Queue />);
  expect(await screen.findByRole('status')).toHaveTextContent(
    '3 entries wait to be sent. 3 need you.',
  );
  expect(sendQueue).toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Show what waits' }));
  const list = await screen.findByRole('dialog', { name: 'What waits to be sent' });
  const [profile, changed, late] = within(list).getAllByRole('listitem') as HTMLElement[];
  expect(profile).toHaveTextContent('The server did not take it: Please check the marked fields.');
  const actions = (entry?: HTMLElement) =>
    [...(entry?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent);
  expect(actions(profile)).toEqual(['Change', 'Try again', 'Remove']);
  expect(actions(changed)).toEqual(['Open the newest version', 'Remove']);
  expect(actions(late)).toEqual(['Remove']);
  expect(within(list).getByText('Open the newest version')).toHaveAttribute(
    'href',
    '/record/sal?edit=7',
  );
});

test('asks before signing out also if an entry is being sent', async () => {
  store.dispatch(
    setUserInfo({ user: { id: 'asha', name: 'Asha', phoneNumber: '9000000001' }, token: 't' }),
  );
  jest.mocked(useQueue).mockReturnValue({ ...QUEUE, underWay: [PROFILE] });
  renderPage(<Queue />);
  act(() => publish('session/leaving-asked', {}));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('Your profile')).toBeVisible();
  expect(endSession).not.toHaveBeenCalled();
});
