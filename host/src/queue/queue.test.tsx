import { endSession } from '@aranya/shared/api';
import { publish } from '@aranya/shared/events';
import { type QueuedEntry, removeEntriesOf, sendQueue, useQueue } from '@aranya/shared/queue';
import { aranyaStore, isQueueTended, logOut, markQueue, setUserInfo } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Queue } from './queue';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  endSession: jest.fn(),
}));
jest.mock('@aranya/shared/queue', () => ({
  ...jest.requireActual('@aranya/shared/queue'),
  useQueue: jest.fn(),
  sendQueue: jest.fn(async () => undefined),
  removeEntriesOf: jest.fn(async () => undefined),
}));

const GAP: QueuedEntry = {
  id: 'gap',
  person: '',
  writtenAt: new Date(2026, 10, 24, 9, 30).getTime(),
  page: '/need-discovery',
  content: {
    kind: 'gap',
    suggestion: {
      userName: 'a@example.org',
      fullName: 'Asha',
      country: '',
      sdg: '',
      extraDetail: 'Nobody counts fireflies.',
    },
  },
};
const PROFILE: QueuedEntry = {
  ...GAP,
  id: 'profile',
  person: 'asha',
  page: '/dashboard',
  content: { kind: 'profile', changed: { email: 'a@example.org' } },
  refusal: { code: 'invalid_input', message: 'Please check the marked fields.' },
};
const waits = (entries: QueuedEntry[], more = {}) =>
  jest
    .mocked(useQueue)
    .mockReturnValue({ entries, underWay: [], unreadable: 0, others: 0, ...more });
const { store } = aranyaStore();
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const openList = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Show what waits' }));
  return screen.findByRole('dialog', { name: 'What waits to be sent' });
};

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

test('does not count an entry that is being sent as pending', async () => {
  markQueue(false);
  waits([], { underWay: [GAP] });
  renderPage(<Queue />);
  await waitFor(() => expect(useQueue).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});

test('sends pending entries; each shows content, date, error and actions', async () => {
  markQueue(false);
  waits([GAP, PROFILE]);
  renderPage(<Queue />);
  const bar = await screen.findByRole('status');
  expect(bar).toHaveTextContent('2 entries wait to be sent. 1 needs you.');
  expect(sendQueue).toHaveBeenCalled();
  const list = await openList();
  const [gap, profile] = within(list).getAllByRole('listitem');
  expect(gap).toHaveTextContent('Nobody counts fireflies.');
  expect(gap).toHaveTextContent(/Written .*2026/);
  expect(within(gap as HTMLElement).getByRole('link', { name: 'Change' })).toHaveAttribute(
    'href',
    '/need-discovery',
  );
  expect(profile).toHaveTextContent('Email: a@example.org');
  expect(profile).toHaveTextContent('The server did not take it: Please check the marked fields.');
  expect(within(profile as HTMLElement).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('offers no retry for a record that was changed meanwhile', async () => {
  const content = {
    ...{ kind: 'record' as const, formId: 'sal', title: 'Sal', instanceId: 'uuid:2', edits: '7' },
    ...{ deviceId: 'd', xml: '<x/>', files: [], maxSubmissionBytes: 9 },
  };
  const refusal = { code: 'record_changed', message: 'This record was changed.' };
  const ended = { ...refusal, code: 'edit_ended' };
  markQueue(false);
  waits([
    { ...PROFILE, content, refusal },
    { ...GAP, content, refusal: ended },
  ]);
  renderPage(<Queue />);
  const [changed, late] = within(await openList()).getAllByRole('listitem');
  const newest = { name: 'Open the newest version' };
  expect(within(changed as HTMLElement).getByRole('link', newest)).toHaveAttribute(
    'href',
    '/record/sal?edit=7',
  );
  expect(within(late as HTMLElement).queryByRole('link', newest)).toBeNull();
  for (const entry of [changed, late] as HTMLElement[]) {
    expect(within(entry).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(within(entry).getByRole('button', { name: 'Remove' })).toBeVisible();
  }
});

describe('signing out with pending entries', () => {
  beforeEach(() => {
    store.dispatch(
      setUserInfo({ user: { id: 'asha', name: 'Asha', phoneNumber: '9000000001' }, token: 't' }),
    );
  });

  test('also mentions entries that are being sent', async () => {
    waits([], { underWay: [PROFILE] });
    renderPage(<Queue />);
    act(() => publish('session/leaving-asked', {}));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText('Your profile')).toBeVisible();
    expect(endSession).not.toHaveBeenCalled();
  });

  test('removes the person’s entries, then ends the session', async () => {
    waits([PROFILE]);
    renderPage(<Queue />);
    act(() => publish('session/leaving-asked', {}));
    await screen.findByRole('alertdialog');
    await press('Sign out and lose it');
    expect(removeEntriesOf).toHaveBeenCalledWith('asha');
    expect(endSession).toHaveBeenCalledWith('asked');
  });

  test("asks nothing if none of the person's entries is pending", async () => {
    waits([GAP]);
    renderPage(<Queue />);
    act(() => publish('session/leaving-asked', {}));
    await waitFor(() => expect(endSession).toHaveBeenCalledWith('asked'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
