import {
  ApiError,
  answerQuestion,
  deleteOwnRecord,
  getOwnRecords,
  getRecordPhoto,
  keepLater,
  remembered,
} from '@aranya/shared/api';
import type { OwnRecord } from '@aranya/shared/contracts';
import { PREPARED_COMMENTS, type ReviewOfRecord } from '@aranya/shared/contracts/review';
import { aranyaStore, setUserInfo } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import RecordList from './record-list';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  answerQuestion: jest.fn(),
  deleteOwnRecord: jest.fn(),
  getOwnRecords: jest.fn(),
  getRecordPhoto: jest.fn(),
  keepLater: jest.fn(),
  remembered: jest.fn(async () => undefined),
}));
const [pages, photo] = [jest.mocked(getOwnRecords), jest.mocked(getRecordPhoto)];

const record = (part: Partial<OwnRecord> = {}): OwnRecord => ({
  id: '7',
  formTitle: 'Tree Species Distribution',
  formVersion: '2026010101',
  receivedAt: '2026-11-03T08:30:00Z',
  observedOn: '2026-11-01',
  species: [{ speciesName: 'Shorea_robusta', localName: null, place: [20.51234, 84.2] }],
  speciesCount: 1,
  photos: [],
  unshownPhotos: 0,
  isInCentral: false,
  hasIssues: false,
  status: 'counted',
  reasons: [],
  coarseDegrees: null,
  ...part,
});

const answer = (records: OwnRecord[], part = {}) => ({
  records,
  total: records.length,
  next: null,
  ...part,
});

const [onShow, onDeleted] = [jest.fn(), jest.fn()];
const items = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  for (const mock of [pages, photo, onShow]) mock.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

test('shows species, place, date, form and status of a record', async () => {
  pages.mockResolvedValue(answer([record({ speciesCount: 3, hasIssues: true })]));
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  const [item] = await items();
  for (const words of [
    'Sal Shorea robusta',
    'and 2 more species',
    '1 November 2026 · 20.5123, 84.2000',
    'Tree Species Distribution, version 2026010101',
    'Counted. It is on the public map.',
    'The institute has a question about this record.',
  ]) {
    expect(item).toHaveTextContent(words);
  }
  expect(screen.getByRole('heading', { name: 'My records: 1' })).toBeVisible();
  fireEvent.click(button('Show on the map'));
  expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ id: '7' }));
});

test('starts with the record that a link of the map requests, and focuses it', async () => {
  pages.mockResolvedValue(answer([record({ id: '7' }), record({ id: '5' })]));
  renderPage(<RecordList first="7" onShow={onShow} onDeleted={onDeleted} />);
  const [first, second] = await items();
  expect(first).toHaveFocus();
  expect(second).not.toHaveFocus();
  expect(pages).toHaveBeenLastCalledWith({ after: '8' }, expect.any(AbortSignal));
  fireEvent.click(button('Newer records'));
  expect(await items()).toHaveLength(2);
  expect(pages).toHaveBeenLastCalledWith({}, expect.any(AbortSignal));
});

test.each([
  [{ status: 'received' }, 'Received. It becomes public with one of the next batches.'],
  [{ status: 'coarse', coarseDegrees: 0.1 }, 'in a square of about 11 km'],
  [{ status: 'coarse', coarseDegrees: 0.01 }, 'in a square of about 1 km'],
  [{ status: 'not-public', reasons: ['trial'] }, 'It was sent with the form for trying.'],
  [{ status: 'not-public', reasons: ['no-place', 'unlisted'] }, 'No species list has this name.'],
  [{ status: 'not-counted', reasons: ['rejected'] }, 'Somebody at the institute rejected it.'],
  [{ isInCentral: true }, 'Its photos are in ODK Central.'],
] as [Partial<OwnRecord>, string][])('shows the status %j', async (part, sentence) => {
  pages.mockResolvedValue(answer([record(part)]));
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  expect((await items())[0]).toHaveTextContent(sentence);
});

test("shows the form's name for a record without species or place, without map button", async () => {
  pages.mockResolvedValue(answer([record({ species: [], speciesCount: 0 })]));
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  expect(await screen.findByRole('heading', { name: 'Tree Species Distribution' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show on the map' })).not.toBeInTheDocument();
});

test('fetches a small photo; a failed one leaves the mark of the species', async () => {
  photo.mockImplementation(async (id) => {
    if (id === '8') throw new ApiError(404, { code: 'not_found', message: 'Nothing.' });
    return new Blob(['jpeg']);
  });
  pages.mockResolvedValue(
    answer([record({ photos: ['tree.jpg'] }), record({ id: '8', photos: ['gone.jpg'] })]),
  );
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  expect(await screen.findByRole('img', { name: 'Photo of Shorea robusta' })).toHaveAttribute(
    'src',
    'blob:photo',
  );
  expect(photo.mock.calls[0]?.slice(0, 2)).toEqual(['7', { name: 'tree.jpg', size: 'small' }]);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(await screen.findByText('S')).toBeInTheDocument();
});

test('retries a photo when a busy server asks for it, not before', async () => {
  jest.useFakeTimers();
  try {
    photo.mockRejectedValueOnce(
      new ApiError(503, { code: 'busy', message: 'Busy.', retryAfterSeconds: 10 }),
    );
    photo.mockResolvedValue(new Blob(['jpeg']));
    pages.mockResolvedValue(answer([record({ photos: ['tree.jpg'] })]));
    renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
    // Waits for the list, and then for the visibility check of the photo.
    for (let step = 0; step < 3; step += 1) await act(() => jest.advanceTimersByTimeAsync(0));
    expect(photo).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(photo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('S')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(photo).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('img', { name: 'Photo of Shorea robusta' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('fetches a photo when it scrolls into view', async () => {
  const watched = new Map<Element, () => void>();
  window.IntersectionObserver = class {
    constructor(private readonly seen: IntersectionObserverCallback) {}
    observe(place: Element) {
      const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
      watched.set(place, () => this.seen(entries, this as unknown as IntersectionObserver));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  try {
    photo.mockResolvedValue(new Blob(['jpeg']));
    const photos = ['tree.jpg'];
    pages.mockResolvedValue(answer([record({ photos }), record({ id: '8', photos })]));
    renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
    await items();
    await waitFor(() => expect(watched.size).toBe(2));
    expect(photo).not.toHaveBeenCalled();
    const [, second] = watched.values();
    await act(async () => second?.());
    expect(photo.mock.calls.map(([id]) => id)).toEqual(['8']);
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});

test('pages to older and newer records, and focuses the heading for screen readers', async () => {
  pages.mockImplementation(async ({ after }) =>
    after === '5'
      ? answer([record({ id: '4', formTitle: 'The older one' })], { total: 2 })
      : answer([record({ id: '5' })], { total: 2, next: '5' }),
  );
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  await items();
  expect(button('Newer records')).toBeDisabled();
  await act(async () => fireEvent.click(button('Older records')));
  expect((await items())[0]).toHaveTextContent('The older one');
  expect(screen.getByRole('heading', { name: 'My records: 2' })).toHaveFocus();
  expect(button('Older records')).toBeDisabled();
  await act(async () => fireEvent.click(button('Newer records')));
  expect(pages).toHaveBeenLastCalledWith({}, expect.any(AbortSignal));
});

test('shows no records, a failure with retry, and a service without a list', async () => {
  pages.mockResolvedValueOnce(answer([]));
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />).unmount();
  pages.mockRejectedValueOnce(new ApiError(500, { code: 'internal', message: 'Not now.' }));
  pages.mockResolvedValueOnce(answer([]));
  const second = renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await act(async () => fireEvent.click(button('Try again')));
  expect(await screen.findByText('No records yet')).toBeVisible();
  second.unmount();
  pages.mockRejectedValueOnce(new ApiError(404, { code: 'not_found', message: 'Nothing.' }));
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  await act(async () => undefined);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('links to the editing of a record while it is possible', async () => {
  const LATER = '2999-01-01T00:00:00Z';
  pages.mockResolvedValue(
    answer([
      record({ formId: 'sal.1', editableUntil: LATER }),
      record({ id: '6', formId: 'sal.1' }),
      record({ id: '5', formId: 'sal.1', editableUntil: '2000-01-01T00:00:00Z' }),
      record({ id: '4', editableUntil: LATER }),
    ]),
  );
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  await items();
  const links = screen.getAllByRole('link', { name: 'Edit' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/record/sal%2E1?edit=7']);
});

describe('deletion', () => {
  const removal = jest.mocked(deleteOwnRecord);
  beforeEach(() => {
    removal.mockReset();
    onDeleted.mockReset();
    pages.mockResolvedValue(answer([record({ isDeletable: true, isEdited: true })]));
  });
  const shown = () => {
    renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
    return items();
  };
  const ask = async () => {
    await shown();
    fireEvent.click(button('Delete'));
    return within(screen.getByRole('alertdialog', { name: 'Delete the record “Shorea robusta”?' }));
  };

  test('asks before deleting, and keeps the record if the person declines', async () => {
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(removal).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('deletes the record and reloads the list', async () => {
    removal.mockResolvedValue({ deleted: true });
    const dialog = await ask();
    pages.mockResolvedValue(answer([]));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
    expect(await screen.findByText('No records yet')).toBeVisible();
    expect(removal).toHaveBeenCalledWith('7');
    expect(onDeleted).toHaveBeenCalledTimes(1);
  });

  test('shows the reason why a record could not be deleted', async () => {
    removal.mockRejectedValue(
      new ApiError(409, { code: 'not_deletable', message: 'It cannot be deleted.' }),
    );
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It cannot be deleted.');
    expect(onDeleted).not.toHaveBeenCalled();
  });

  test('marks an edited record', async () => {
    expect((await shown())[0]).toHaveTextContent('version 2026010101 · edited');
  });
});

describe('review', () => {
  const found = (part: Partial<ReviewOfRecord>, more: Partial<OwnRecord> = {}) =>
    record({
      species: [
        {
          speciesName: 'Shorea_robusta',
          localName: null,
          place: null,
          review: {
            status: 'waiting',
            species: null,
            reason: null,
            comment: '',
            at: '2026-11-20T08:30:00Z',
            ...part,
          },
        },
      ],
      ...more,
    });
  const shown = async (...records: OwnRecord[]) => {
    pages.mockResolvedValue(answer(records));
    renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
    return items();
  };

  test.each([
    [{ status: 'waiting', at: null }, 'Nobody has checked the species yet.'],
    [{ status: 'confirmed', species: 'Shorea robusta' }, 'The institute confirmed the species.'],
    [
      { status: 'changed', species: 'Terminalia elliptica', comment: 'See the bark' },
      'The institute changed the species to Terminalia elliptica.See the bark',
    ],
    [{ status: 'cannot-tell', reason: 'blurred' }, 'because the photo is blurred.'],
    [{ status: 'not-wild' }, 'It is not counted, because it is no wild plant or animal.'],
    [{ status: 'hidden', comment: 'A face is on it' }, 'out of everything public.A face is on it'],
  ] as [Partial<ReviewOfRecord>, string][])('says %j', async (part, sentence) => {
    expect((await shown(found(part)))[0]).toHaveTextContent(sentence);
  });

  test('shows no reviews of a server without them', async () => {
    expect((await shown(record()))[0]).not.toHaveTextContent(/institute|checked/);
  });

  test('offers a better photo by editing, or by recording again', async () => {
    const part = { status: 'cannot-tell', reason: 'no-photo' } as const;
    await shown(
      found(part, { formId: 'sal', editableUntil: '2999-01-01T00:00:00Z' }),
      found(part, { id: '6', formId: 'sal' }),
    );
    const links = screen.getAllByRole('link', { name: 'Send a better photo' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/record/sal?edit=7',
      '/record/sal',
    ]);
  });

  test('answers a question in place, and reloads the list', async () => {
    const question = PREPARED_COMMENTS[4];
    await shown(found({ status: 'asked', comment: question }));
    expect(screen.getByText(question)).toBeVisible();
    await act(async () => fireEvent.click(button('Answer')));
    const field = await screen.findByLabelText('Your answer');
    expect(button('Send the answer')).toBeDisabled();
    fireEvent.change(field, { target: { value: ' Nobody did ' } });
    jest
      .mocked(answerQuestion)
      .mockRejectedValueOnce(new ApiError(500, { code: 'internal', message: 'Not now.' }));
    await act(async () => fireEvent.click(button('Send the answer')));
    expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
    expect(field).toHaveValue(' Nobody did ');
    jest.mocked(answerQuestion).mockResolvedValueOnce({});
    pages.mockResolvedValue(answer([found({ at: null })]));
    await act(async () => fireEvent.click(button('Send the answer')));
    expect(answerQuestion).toHaveBeenLastCalledWith('7', 'Nobody did');
    expect(await screen.findByText('Nobody has checked the species yet.')).toBeVisible();
  });

  test('marks reviews since the last visit on this device', async () => {
    aranyaStore().store.dispatch(
      setUserInfo({ user: { id: 'asha', name: 'Asha', phoneNumber: '9000000001' }, token: 't' }),
    );
    const place = { person: 'asha', question: 'mfe-map/newest-review-seen' };
    const known = { ...place, content: '2026-11-19T00:00:00Z', at: new Date() };
    jest.mocked(remembered).mockResolvedValueOnce(known);
    await shown(
      found({ status: 'confirmed' }),
      found({ status: 'confirmed', at: '2026-11-18T00:00:00Z' }, { id: '6' }),
    );
    expect(await screen.findAllByText('New')).toHaveLength(1);
    expect(keepLater).toHaveBeenLastCalledWith({ ...place, content: '2026-11-20T08:30:00Z' });
  });

  test('marks nothing on the first visit on a device', async () => {
    await shown(found({ status: 'confirmed' }));
    expect(screen.queryByText('New')).not.toBeInTheDocument();
  });
});

test('thanks for records that are the first of a species in a block', async () => {
  const firstRecords = [
    { speciesName: 'Pterocarpus marsupium', block: 'Harichandanpur', count: 10 },
    { speciesName: 'Shorea robusta', block: 'Banspal', count: 1 },
  ];
  pages.mockResolvedValue(answer([record()], { firstRecords }));
  renderPage(<RecordList onShow={onShow} onDeleted={onDeleted} />);
  expect(
    await screen.findByText(
      /^Thank you: your 10 records are the first public ones of .* in Harichandanpur\.$/,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/^Thank you: your record is the first public one of .* in Banspal\.$/),
  ).toBeVisible();
});
