import { ApiError, getCollectedData, getOwnRecord, getRecordPhoto } from '@aranya/shared/api';
import type { CollectedPoint } from '@aranya/shared/contracts';
import { aranyaStore, logOut, updateOdkUser } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SpeciesMap from './species-map';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getCollectedData: jest.fn(),
  getOwnRecord: jest.fn(),
  getRecordPhoto: jest.fn(),
}));
jest.mock('../record-list/list-place', () => ({
  ListPlace: ({ first }: { first: string }) => <p>Records from {first || 'the newest'}</p>,
}));
const answer = getCollectedData as jest.MockedFunction<typeof getCollectedData>;

const point = (speciesName: string, speciesLocation: unknown): CollectedPoint => ({
  speciesName,
  speciesLocation,
  submissionDate: '2026-03-01T08:30:00Z',
});

const POINTS = [
  point('Shorea robusta', [28.7, 77.1]),
  point('Shorea_robusta', '28.7 77.1 210 5'),
  point('Tectona grandis', '30 80'),
  point('Tectona grandis', 'nowhere'),
];

const setUp = () => aranyaStore().store.dispatch(updateOdkUser({ token: 'token', id: '7' }));

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  answer.mockReset();
});
afterEach(() => {
  aranyaStore().store.dispatch(logOut());
  jest.restoreAllMocks();
});

test('explains the next step to a person without a collection account, without a call', async () => {
  renderPage(<SpeciesMap />);
  expect(await screen.findByText(/Generate your QR code under Getting Started/)).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  expect(screen.queryByRole('group', { name: 'Legend' })).not.toBeInTheDocument();
});

test("requests the person's points, clustered by species and counted", async () => {
  setUp();
  answer.mockResolvedValue(POINTS);
  renderPage(<SpeciesMap />);
  expect(screen.getByRole('progressbar', { name: 'Loading records' })).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: '2 records of Shorea robusta, Sal' }),
  ).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: 'Tectona grandis' })).toHaveTextContent('T');
  expect(answer).toHaveBeenCalledWith({ userId: '7', userInsight: false }, expect.any(AbortSignal));
  expect(screen.getByText(/^3 of 4 points shown/)).toBeVisible();
  const legend = within(screen.getByRole('group', { name: 'Legend' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SSalShorea robusta2',
    'TTectona grandis1',
  ]);
  expect(legend.getByText('3 points')).toBeVisible();
});

test('collapses the legend to + and expands it to -', async () => {
  setUp();
  answer.mockResolvedValue(POINTS);
  renderPage(<SpeciesMap />);
  const toggle = await screen.findByRole('button', { name: 'Legend' });
  expect(toggle).toHaveTextContent('-');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle);
  expect(toggle).toHaveTextContent('+');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('3 points')).not.toBeVisible();
});

test('shows one species on a press of its legend entry', async () => {
  setUp();
  answer.mockResolvedValue(POINTS);
  renderPage(<SpeciesMap />);
  const entry = within(await screen.findByRole('group', { name: 'Legend' }))
    .getAllByRole('button', { pressed: false })
    .find(({ textContent }) => textContent?.includes('Tectona')) as HTMLElement;
  const sal = { name: '2 records of Shorea robusta, Sal' };
  expect(await screen.findByRole('button', sal)).toBeVisible();
  await userEvent.click(entry);
  expect(entry).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /^Legend ?Tectona grandis$/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', sal)).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Tectona grandis' })).toBeVisible();
  expect(screen.getByText('3 points')).toBeVisible();
  await userEvent.click(entry);
  expect(await screen.findByRole('button', sal)).toBeVisible();
});

test('opens a popup with name, local name and date, also by the space bar', async () => {
  setUp();
  answer.mockResolvedValue([point('Shorea robusta', [28.7, 77.1])]);
  const { container } = renderPage(<SpeciesMap />);
  const marker = await screen.findByRole('button', { name: 'Shorea robusta, Sal' });
  act(() => marker.focus());
  await userEvent.keyboard(' ');
  const popup = await waitFor(() => {
    const found = container.querySelector<HTMLElement>('.record-popup');
    if (!found) throw new Error('no popup');
    return found;
  });
  expect(popup).toHaveTextContent('Shorea robustaSal1 March 2026');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(popup).not.toBeInTheDocument());
});

test('shows photo, form and status in a popup', async () => {
  setUp();
  answer.mockResolvedValue([{ ...point('Shorea robusta', [28.7, 77.1]), recordId: '12' }]);
  jest.mocked(getOwnRecord).mockResolvedValue({
    id: '12',
    formTitle: 'Tree Species Trial',
    formVersion: '1',
    receivedAt: '2026-03-01T08:30:00Z',
    observedOn: null,
    species: [{ speciesName: 'Shorea robusta', localName: null, place: [28.7, 77.1] }],
    speciesCount: 1,
    photos: ['tree.jpg'],
    unshownPhotos: 0,
    isInCentral: false,
    hasIssues: false,
    status: 'not-public',
    reasons: ['trial'],
    coarseDegrees: null,
  });
  jest.mocked(getRecordPhoto).mockResolvedValue(new Blob(['jpeg']));
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  renderPage(<SpeciesMap />);
  const marker = await screen.findByRole('button', { name: 'Shorea robusta, Sal' });
  act(() => marker.focus());
  await userEvent.keyboard(' ');
  const image = await screen.findByRole('img', { name: 'Photo of Shorea robusta' });
  await waitFor(() => expect(image).toHaveAttribute('src', 'blob:photo'));
  expect(screen.getByText('Tree Species Trial, version 1')).toBeInTheDocument();
  expect(screen.getByText(/It was sent with the form for trying/)).toBeInTheDocument();
  expect(getOwnRecord).toHaveBeenCalledWith('12', expect.any(AbortSignal));
  await userEvent.click(screen.getByRole('button', { name: 'Large view' }));
  await userEvent.click(screen.getByRole('link', { name: 'Show in my records' }));
  expect(screen.getByText('Records from 12')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Large view' })).toBeVisible();
});

test('logs and reports failing records, and retries; the map works without', async () => {
  setUp();
  const failure = new ApiError(0, { code: 'network', message: 'no network' });
  answer.mockRejectedValue(failure);
  renderPage(<SpeciesMap />);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(3));
  const logged = warn.mock.calls.map(([message]) => message);
  expect(logged).toContain('Error fetching collected data');
  expect(logged).toContain('Error fetching Odisha block layer data');
  expect(logged).toContain('Error fetching Himachal block layer data');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  expect(screen.queryByText(/it will appear here/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('The records could not be loaded.')).toBeVisible();
  answer.mockResolvedValue([point('Shorea robusta', [28.7, 77.1])]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Shorea robusta, Sal' })).toBeVisible();
  expect(screen.queryByText('The records could not be loaded.')).not.toBeInTheDocument();
});

describe('initial view', () => {
  test('moves to the records if the initial view contains none', async () => {
    setUp();
    answer.mockResolvedValue([
      point('Shorea robusta', [-20, 20]),
      point('Tectona grandis', [-20, 21]),
    ]);
    renderPage(<SpeciesMap />);
    const said = 'No record was in the first view, so the map went to your records.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tectona grandis' })).toBeVisible();
    await waitFor(() => expect(window.location.search).toMatch(/map=\d+\/-20\.\d+\/20\.5/));
  });

  test('shows the initial view of the specification if it contains a record', async () => {
    setUp();
    answer.mockResolvedValue([point('Shorea robusta', [28.7, 77.1])]);
    renderPage(<SpeciesMap />);
    await screen.findByRole('button', { name: 'Shorea robusta, Sal' });
    expect(screen.queryByText(/^No record was in the first view/)).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });
});

test('requests borders of blocks when the records are on the map', async () => {
  setUp();
  let arrive: (points: CollectedPoint[]) => void = () => undefined;
  answer.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  renderPage(<SpeciesMap />);
  expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeEnabled();
  expect(fetch).not.toHaveBeenCalled();
  arrive(POINTS);
  expect(await screen.findByRole('button', { name: /^2 records of Shorea/ })).toBeVisible();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

test('explains to a person without records how to send the first one', async () => {
  setUp();
  answer.mockResolvedValue([]);
  renderPage(<SpeciesMap />);
  expect(await screen.findByText(/Send your first record from ODK Collect/)).toBeVisible();
});

describe('very many records', () => {
  const gathered = (name: string, place: unknown, count: number): CollectedPoint => ({
    ...point(name, place),
    count,
  });
  const WORLD = [
    gathered('Shorea robusta', [28.7, 77.1], 70_000),
    gathered('Shorea robusta', [20, 84], 29_999),
    gathered('Tectona grandis', [28.7, 77.1], 1),
    gathered('Tectona grandis', null, 4),
  ];

  test('counts all records in the legend', async () => {
    setUp();
    answer.mockImplementation(async ({ view }) =>
      view ? [gathered('Shorea robusta', [28.7, 77.1], 70_000)] : WORLD,
    );
    renderPage(<SpeciesMap />);
    const legend = within(await screen.findByRole('group', { name: 'Legend' }));
    expect(legend.getByText('1,00,000 points')).toBeVisible();
    expect(screen.getByText(/^1,00,000 of 1,00,004 points shown/)).toBeVisible();
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    const { view } = answer.mock.lastCall?.[0] ?? {};
    expect(view?.zoom).toBe(5);
    const [west = 0, south = 0, east = 0, north = 0] = view?.bbox.split(',').map(Number) ?? [];
    expect([west < 77.1, east > 77.1, south < 28.7, north > 28.7]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Tectona grandis' })).not.toBeInTheDocument(),
    );
    expect(legend.getByText('99,999')).toBeVisible();
  });

  test('zooms in on a pressed circle, and requests the new view', async () => {
    setUp();
    answer.mockImplementation(async () => WORLD);
    renderPage(<SpeciesMap />);
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    // The circles of the view replace the first ones.
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    const circle = await screen.findByRole('button', {
      name: /^70,001 records of Shorea robusta, Sal; Tectona/,
    });
    act(() => circle.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(3));
    expect(answer.mock.lastCall?.[0].view?.zoom).toBe(7);
  });

  test('keeps the previous records when a view fails, and logs the failure', async () => {
    setUp();
    answer.mockImplementation(async ({ view }) => {
      if (view) throw new ApiError(0, { code: 'network', message: 'no network' });
      return WORLD;
    });
    renderPage(<SpeciesMap />);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('Error fetching collected data', expect.anything()),
    );
    expect(
      await screen.findByRole('button', { name: /^70,001 records of Shorea/ }),
    ).toBeInTheDocument();
  });
});

test('aborts the call when the page is left', () => {
  setUp();
  answer.mockReturnValue(new Promise(() => undefined));
  const { unmount } = renderPage(<SpeciesMap />);
  const signal = answer.mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

test('offers two base maps, two block and fifteen species overlays', async () => {
  renderPage(<SpeciesMap />);
  const toggle = screen.getByRole('button', { name: 'Layers' });
  await userEvent.click(toggle);
  expect(screen.getByRole('radio', { name: 'CartoDB Light' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Google Satellite' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Himachal Block Layer' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Odisha Block Layer' })).toBeChecked();
  const species = within(screen.getByRole('group', { name: 'Species' }));
  expect(species.getAllByRole('checkbox')).toHaveLength(15);
  for (const box of species.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('requests a species overlay by WMS, at half opacity', async () => {
  const { container } = renderPage(<SpeciesMap />);
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  const box = screen.getByRole('checkbox', { name: 'Sal Shorea robusta' });
  await userEvent.click(box);
  const tile = await waitFor(() => {
    const found = container.querySelector<HTMLImageElement>('img[src*="/wms?"]');
    if (!found) throw new Error('no tile');
    return found;
  });
  const query = new URL(tile.src).searchParams;
  expect(query.get('layers')).toBe('species:Shorea_robusta');
  expect(query.get('format')).toBe('image/png');
  expect(query.get('transparent')).toBe('true');
  expect(tile.closest<HTMLElement>('.leaflet-layer')?.style.opacity).toBe('0.5');
  await userEvent.click(box);
  expect(container.querySelector('img[src*="/wms?"]')).toBeNull();
});

test('has one map and one attribution when mounted twice', async () => {
  const { StrictMode } = jest.requireActual<typeof import('react')>('react');
  const { container } = renderPage(
    <StrictMode>
      <SpeciesMap />
    </StrictMode>,
  );
  await waitFor(() => expect(container.querySelectorAll('.leaflet-map-pane')).toHaveLength(1));
  expect(container.querySelectorAll('a[href="https://leafletjs.com"]')).toHaveLength(1);
});
