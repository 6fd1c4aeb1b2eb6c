import 'fake-indexeddb/auto';
import { providePageData } from '@aranya/shared/config';
import { enqueue, entriesOf, sendQueue } from '@aranya/shared/queue';
import { provideQueue, tendQueue } from '@aranya/shared/session';
import { answerCalls, browserLocks, renderPage, testPageData } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import NeedDiscovery from '../need-discovery/need-discovery';

const FIRST = {
  userName: 'asha@example.org',
  fullName: 'Asha',
  country: 'India',
  sdg: 'SDG 15 - Life on Land',
  extraDetail: 'Nobody counts fireflies.',
};
const { locks } = browserLocks();
/** Suggestions of the server by id; as the server does, it stores one content for each id. */
const stored = new Map<string, string>();
/** Resolves when the network carries a call; null if there is none. */
let network: Promise<unknown> | null = Promise.resolve();

beforeAll(() => {
  Object.assign(navigator, { locks });
  tendQueue();
  provideQueue(() => import('@aranya/shared/queue'));
  answerCalls(async (_url, { data, headers }) => {
    const way = network;
    if (!way) throw new Error('no network');
    const id = String(headers.get('idempotency-key'));
    const { extraDetail } = JSON.parse(data ?? '{}');
    const known = stored.get(id);
    if (known === undefined) stored.set(id, extraDetail);
    await way;
    return known === undefined || known === extraDetail
      ? { status: 200, body: { received: true } }
      : { status: 409, body: { code: 'done_otherwise', message: 'This has arrived already.' } };
  });
});
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  providePageData({ settings: { ...testPageData.settings, offline: true } });
  stored.clear();
  network = Promise.resolve();
});
afterEach(() => jest.restoreAllMocks());

/** Opens a queued suggestion from the list, changes it and sends it. */
function edit() {
  const state = { queued: 'first', suggestion: FIRST };
  renderPage(<NeedDiscovery />, { pathname: '/need-discovery', state });
  const detail = screen.getByLabelText(/Describe the data/);
  fireEvent.change(detail, { target: { value: 'Nobody counts owls.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
}
const queue = () =>
  enqueue({ id: 'first', person: '', content: { kind: 'gap', suggestion: FIRST } });
const details = () => [...stored.values()];

test('sends a changed suggestion instead of the queued one', async () => {
  await queue();
  edit();
  await waitFor(() => expect(details()).toEqual(['Nobody counts owls.']));
  await waitFor(async () => expect(await entriesOf([''])).toEqual([]));
});

test('stores one of both when a suggestion is changed while it is sent', async () => {
  await queue();
  let arrive = () => {};
  network = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const sending = sendQueue();
  await waitFor(() => expect(details()).toHaveLength(1));
  edit();
  arrive();
  await sending;
  expect(await screen.findByText('This has arrived already.')).toBeInTheDocument();
  expect(details()).toEqual(['Nobody counts fireflies.']);
  expect(screen.getByLabelText(/Describe the data/)).toHaveValue('Nobody counts owls.');
  // Sent again, it is another suggestion.
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(details()).toHaveLength(2));
  await waitFor(async () => expect(await entriesOf([''])).toEqual([]));
});

test('stores one of both when the answer to the first was lost', async () => {
  await queue();
  stored.set('first', FIRST.extraDetail);
  edit();
  expect(await screen.findByText('This has arrived already.')).toBeInTheDocument();
  expect(details()).toHaveLength(1);
  expect(await entriesOf([''])).toEqual([]);
});

test('queues the changed suggestion in place of the first while there is no network', async () => {
  await queue();
  network = null;
  edit();
  await waitFor(async () =>
    expect(await entriesOf([''])).toMatchObject([
      { id: 'first', content: { suggestion: { extraDetail: 'Nobody counts owls.' } } },
    ]),
  );
  network = Promise.resolve();
  await screen.findByText(/^No network: /);
  await sendQueue();
  expect(details()).toEqual(['Nobody counts owls.']);
});
