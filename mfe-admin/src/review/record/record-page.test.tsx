import { ApiError } from '@aranya/shared/api';
import { PREPARED_COMMENTS, type ReviewRecord } from '@aranya/shared/contracts/review';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askCollector,
  findSpecies,
  identify,
  listRecords,
  readPhoto,
  readRecord,
  readSuggestions,
  setPlace,
  settleConflict,
  setVisibility,
} from '../../calls/review-calls';
import { signInReviewer } from '../../testing/people';
import { listedRecord, recordedSpecies, reviewedRecord } from '../../testing/records';
import RecordPage from './record-page';

jest.mock('../../calls/review-calls');
jest.mock('@aranya/shared/federation', () => ({
  RemoteRegion: ({ props }: { props: unknown }) => <p data-testid="map">{JSON.stringify(props)}</p>,
}));
const record = jest.mocked(readRecord);
const decide = jest.mocked(identify);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  record.mockImplementation(async (id) => reviewedRecord({ id }));
  jest.mocked(readSuggestions).mockResolvedValue({ model: null, photos: [] });
  signInReviewer();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const open = async (path: Parameters<typeof renderPage>[1] = '/admin/records/7') => {
  renderPage(<RecordPage />, path, '/admin/records/:recordId');
  await screen.findByRole('heading', { name: 'Answers' });
};
const button = (name: string) => screen.getByRole('button', { name });
const decided = (status: ReviewRecord['species'][number]['review']['status']) =>
  reviewedRecord({
    revision: 'r8',
    species: [
      recordedSpecies({
        review: { status, species: null, reason: null, comment: '', at: '2026-11-04T08:30:00Z' },
      }),
    ],
  });

test('shows answers with repeats, place, expected numbers and history', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Shorea robusta' })).toBeVisible();
  for (const words of [
    '1,200 public records in Keonjhar, 3 of them in this month of any year; 1,23,456 everywhere.',
    /20\.5123\d, 84\.25000 ± 5 m/,
    'Harichandanpur, Kendujhar, Odisha',
    '1 Nov 2026',
    'It has no photo.',
  ]) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(screen.getByText('Girth').closest('dt')).toHaveTextContent('Girth (2)');
  expect(screen.getByTestId('map')).toHaveTextContent('"latitude":20.512345,"longitude":84.25');
  expect(screen.getByText('Received').closest('li')).toHaveTextContent('ଆଶା ମାଝୀ');
});

test('shows answers before and after an edit', async () => {
  record.mockResolvedValue(
    reviewedRecord({
      changes: [
        {
          at: '2026-11-03T09:00:00Z',
          path: 'plot/girth',
          label: 'Girth',
          repeats: [2],
          before: null,
          after: '120',
        },
      ],
    }),
  );
  await open();
  const row = within(screen.getByRole('table', { name: 'Changed by edits' })).getAllByRole(
    'row',
  )[1];
  expect(row).toHaveTextContent(/^Girth \(2\)–1203 Nov 2026/);
});

test('says that viewing a protected place is logged', async () => {
  record.mockResolvedValue(
    reviewedRecord({ species: [recordedSpecies({ isThreatened: true, expectedHere: null })] }),
  );
  await open();
  expect(screen.getByText(/it is noted that you looked at this record/)).toBeVisible();
});

test('confirms by key, and shows the new state', async () => {
  await open();
  record.mockResolvedValue(decided('confirmed'));
  await userEvent.keyboard('c');
  expect(decide).toHaveBeenCalledWith('7', {
    revision: 'r7',
    position: 0,
    decision: 'confirm',
    comment: '',
  });
  expect(await screen.findByText('The decision is stored.')).toBeInTheDocument();
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
});

test('corrects the species by keyboard, with a prepared comment that is stored in English', async () => {
  jest.mocked(findSpecies).mockResolvedValue({
    species: [{ speciesName: 'Terminalia elliptica', localName: 'Asan', hindi: null, odia: 'ଅସନ' }],
  });
  await open();
  await userEvent.keyboard('a');
  expect(screen.getByLabelText('Species name')).toHaveFocus();
  expect(button('Save the decision')).toBeDisabled();
  await userEvent.keyboard('ଅସନ');
  await screen.findByRole('radio', { name: /Terminalia elliptica/ });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: /^Page of Terminalia/ })).toHaveAttribute(
    'href',
    '/species/Terminalia_elliptica',
  );
  await userEvent.selectOptions(screen.getByLabelText('Prepared sentence'), PREPARED_COMMENTS[1]);
  await userEvent.click(button('Save the decision'));
  expect(decide).toHaveBeenCalledWith('7', {
    revision: 'r7',
    position: 0,
    decision: 'change',
    species: 'Terminalia elliptica',
    comment: PREPARED_COMMENTS[1],
  });
});

test('sends the chosen reason with “cannot tell”', async () => {
  await open();
  await userEvent.keyboard('t');
  await userEvent.selectOptions(screen.getByLabelText('Why nobody can tell'), 'There is no photo');
  await userEvent.click(button('Save the decision'));
  expect(decide.mock.lastCall?.[1]).toMatchObject({ decision: 'cannot-tell', reason: 'no-photo' });
});

test('loads the record again after a conflicting decision, and keeps the typed comment', async () => {
  decide.mockRejectedValue(
    new ApiError(409, { code: 'record_decided', message: 'Look at it again.' }),
  );
  await open();
  record.mockResolvedValue(decided('confirmed'));
  await userEvent.type(screen.getByLabelText('Comment'), 'A young one');
  await userEvent.click(button('Confirm'));
  expect(await screen.findByText('Look at it again.')).toBeVisible();
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  expect(screen.getByLabelText('Comment')).toHaveValue('A young one');
});

test('asks the collector, hides with a reason, and restores', async () => {
  await open();
  record.mockResolvedValue(decided('asked'));
  await userEvent.click(button('Ask the collector'));
  expect(button('Send the question')).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Question to the collector'), 'How tall?');
  await userEvent.click(button('Send the question'));
  expect(askCollector).toHaveBeenCalledWith('7', { revision: 'r7', text: 'How tall?' });
  expect(await screen.findByText('Collector was asked')).toBeInTheDocument();
  record.mockResolvedValue(reviewedRecord({ hidden: 'A person is on it' }));
  await userEvent.click(button('Hide the record'));
  await userEvent.type(screen.getByLabelText('Why the record is hidden'), 'A person is on it');
  await userEvent.click(button('Hide it'));
  expect(setVisibility).toHaveBeenLastCalledWith('7', {
    revision: 'r8',
    hidden: true,
    reason: 'A person is on it',
  });
  expect(await screen.findByText('A person is on it')).toBeVisible();
  await userEvent.click(button('Restore the record'));
  expect(setVisibility).toHaveBeenLastCalledWith('7', {
    revision: 'r7',
    hidden: false,
    reason: '',
  });
});

test('makes the place coarse with a reason, and exact again', async () => {
  await open();
  await userEvent.click(button('Make the place rough'));
  await userEvent.selectOptions(screen.getByLabelText('The public sees it in a cell of'), '11 km');
  await userEvent.type(screen.getByLabelText('Why the place is made rough'), 'A nest');
  record.mockResolvedValue(reviewedRecord({ coarse: { side: 0.1, reason: 'A nest' } }));
  await userEvent.click(button('Make it rough'));
  expect(setPlace).toHaveBeenCalledWith('7', { revision: 'r7', coarseSide: 0.1, reason: 'A nest' });
  expect(await screen.findByText(/as a cell of about 11 km/)).toHaveTextContent('A nest');
  await userEvent.click(button('Show the exact place again'));
  expect(setPlace).toHaveBeenLastCalledWith('7', { revision: 'r7', coarseSide: 0, reason: '' });
});

describe('next record', () => {
  test('follows the order of the list, and continues on its next page', async () => {
    const state = { ids: ['7', '8'], next: 'cursor' };
    await open({ pathname: '/admin/records/7', state });
    await userEvent.keyboard('n');
    await waitFor(() => expect(record).toHaveBeenLastCalledWith('8', expect.anything()));
    jest
      .mocked(listRecords)
      .mockResolvedValue({ records: [listedRecord({ id: '9' })], total: 1, next: null });
    await screen.findByRole('heading', { name: 'Record 8' });
    await userEvent.click(button('Next record'));
    expect(listRecords).toHaveBeenCalledWith({ status: 'waiting', after: 'cursor' });
    await waitFor(() => expect(record).toHaveBeenLastCalledWith('9', expect.anything()));
  });

  test('opens the first record of the list after a record that was opened by its address', async () => {
    jest.mocked(listRecords).mockResolvedValue({
      records: [listedRecord(), listedRecord({ id: '12' })],
      total: 2,
      next: null,
    });
    await open();
    await userEvent.keyboard('n');
    await waitFor(() => expect(record).toHaveBeenLastCalledWith('12', expect.anything()));
  });
});

test('enlarges and turns a photo, and shows another one', async () => {
  jest.mocked(readPhoto).mockResolvedValue(new Blob(['jpeg']));
  record.mockResolvedValue(reviewedRecord({ photos: ['leaf.jpg', 'bark.jpg'] }));
  await open();
  const photo = await screen.findByRole('img', { name: 'Photo 1 of 2' });
  await userEvent.click(button('Larger'));
  await userEvent.click(button('Turn'));
  expect(photo).toHaveStyle({ rotate: '90deg' });
  await userEvent.click(button('Photo 2 of 2'));
  const other = await screen.findByRole('img', { name: 'Photo 2 of 2' });
  expect(other).toHaveStyle({ rotate: '0deg' });
  expect(button('Smaller')).toBeDisabled();
  expect(jest.mocked(readPhoto).mock.calls.map(([wanted]) => wanted)).toContainEqual({
    id: '7',
    name: 'bark.jpg',
    size: 'large',
  });
});

test('reports a record that does not exist or may not be reviewed', async () => {
  record.mockRejectedValue(new ApiError(404, { code: 'not_found', message: 'Nothing.' }));
  renderPage(<RecordPage />, '/admin/records/7?status=asked', '/admin/records/:recordId');
  expect(await screen.findByText('There is no such record for you to review')).toBeVisible();
  const main = screen.getByRole('link', { name: 'All records' });
  expect(main).toHaveAttribute('href', '/admin/records?status=asked');
  expect(within(document.body).queryByRole('heading', { name: 'Answers' })).toBeNull();
});

describe('with ODK Central', () => {
  const shown = (central: ReviewRecord['central']) =>
    record.mockResolvedValue(reviewedRecord({ isInCentral: true, ...(central && { central }) }));

  test.each([
    ['done', 'State in ODK Central: Approved.'],
    ['waiting', /is sent there within minutes/],
    ['failed', /refuses the last decision here \(403\.1\)/],
  ] as const)('says that the exchange is %s', async (exchange, words) => {
    const refusal = exchange === 'failed' ? '403.1' : null;
    shown({ state: 'approved', exchange, refusal });
    await open();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /ODK Central/ })).toBeNull();
  });

  test('shows a conflict, and settles it as the reviewer chooses', async () => {
    shown({ state: 'rejected', exchange: 'conflict', refusal: null });
    await open();
    expect(screen.getByText(/\(Rejected\) counts until you choose/)).toBeVisible();
    shown({ state: 'rejected', exchange: 'waiting', refusal: null });
    await userEvent.click(button('Send the decision made here'));
    expect(settleConflict).toHaveBeenCalledWith('7', { revision: 'r7', keep: 'here' });
    expect(await screen.findByText(/is sent there within minutes/)).toBeVisible();
  });

  test('names ODK Central in the history', async () => {
    const event = {
      at: '2026-11-04T08:30:00Z',
      by: '',
      position: null,
      status: null,
      species: null,
      text: '',
    };
    const history: ReviewRecord['history'] = [
      { ...event, kind: 'hidden', inCentral: 'rejected' },
      { ...event, kind: 'noted', inCentral: 'hasIssues' },
      { ...event, kind: 'noted', inCentral: 'comment', text: 'Blurred' },
      { ...event, kind: 'noted', by: 'Rita Sen' },
    ];
    record.mockResolvedValue(reviewedRecord({ history }));
    await open();
    for (const words of [
      'In ODK Central: Hidden',
      'In ODK Central: Has issues',
      'In ODK Central: Comment',
      'The state of ODK Central was kept',
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.queryByText('Deleted account')).toBeNull();
  });
});
