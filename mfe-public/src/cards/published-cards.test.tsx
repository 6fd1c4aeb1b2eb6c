import { getPublicCards, useQuery } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import type { PublicCard } from '@aranya/shared/contracts';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Campaigns from '../campaigns/campaigns';
import GapTable from '../gap-table/gap-table';
import { UPCOMING } from '../gap-table/workshops';
import NestedPage from '../nested/nested-page';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getPublicCards: jest.fn(),
  useQuery: jest.fn(jest.requireActual('@aranya/shared/api').useQuery),
}));
const answer = jest.mocked(getPublicCards);
const query = jest.mocked(useQuery);

const card = (id: number, title: string, more: Partial<PublicCard> = {}): PublicCard => ({
  id,
  title,
  text: 'ଗଛ ଗଣିବା',
  place: 'Keonjhar',
  startsOn: '2027-07-15',
  endsOn: null,
  picture: 'map',
  link: '',
  past: false,
  ...more,
});

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const services = { ...testPageData.settings.services, publicCards: 'http://localhost:4000' };
  providePageData({ ...testPageData, settings: { ...testPageData.settings, services } });
});
afterEach(() => {
  providePageData(testPageData);
  jest.restoreAllMocks();
});

test('shows and counts published campaigns instead of the samples', async () => {
  answer.mockResolvedValue({
    campaigns: [
      card(1, 'Monsoon trees'),
      card(2, 'Winter birds', { past: true, link: 'https://birds.example/count' }),
    ],
    events: [],
  });
  renderPage(<Campaigns />);
  expect(await screen.findByRole('heading', { name: 'Monsoon trees' })).toBeInTheDocument();
  const notes = screen.getAllByText('Keonjhar').map((place) => place.parentElement?.textContent);
  expect(notes).toEqual(['15 July 2027 · Keonjhar', '15 July 2027 · Keonjhar']);
  expect(screen.queryByText(/Agricultural Inventory/)).not.toBeInTheDocument();
  expect(screen.getByText('active campaigns').parentElement).toHaveTextContent('1');
  expect(screen.getByText('total campaigns').parentElement).toHaveTextContent('2');
  const links = screen.getAllByRole('link', { name: /^Take part/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    'https://birds.example/count',
  ]);
});

test("marks the institute's texts with the language of their script", async () => {
  const birds = card(1, 'ଶୀତ ପକ୍ଷୀ', { place: 'କେନ୍ଦୁଝର', text: 'पक्षियों की गिनती' });
  answer.mockResolvedValue({ campaigns: [birds], events: [] });
  renderPage(<Campaigns />);
  const heading = await screen.findByRole('heading', { name: 'ଶୀତ ପକ୍ଷୀ' });
  expect(within(heading).getByText('ଶୀତ ପକ୍ଷୀ')).toHaveAttribute('lang', 'or');
  expect(screen.getByText('କେନ୍ଦୁଝର')).toHaveAttribute('lang', 'or');
  expect(screen.getByText('पक्षियों की गिनती')).toHaveAttribute('lang', 'hi');
  const link = screen.getByRole('link', { name: 'Take part ଶୀତ ପକ୍ଷୀ' });
  expect(within(link).getByText('ଶୀତ ପକ୍ଷୀ')).toHaveAttribute('lang', 'or');
});

test('separates upcoming and past events by their last day and shows a sentence for an empty list', async () => {
  answer.mockResolvedValue({ campaigns: [], events: [card(3, 'Water walk')] });
  renderPage(<GapTable />);
  expect(await screen.findByRole('heading', { level: 3, name: 'Water walk' })).toBeInTheDocument();
  expect(screen.queryByText(/^Sample/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Past Events' }));
  expect(screen.getByText('No event is over yet.')).toBeInTheDocument();
});

test('shows the events of the Gap Table on a phone', async () => {
  answer.mockResolvedValue({
    campaigns: [],
    events: [card(3, 'Water walk'), card(4, 'First table', { past: true })],
  });
  renderPage(<NestedPage />, '/mob/events');
  const title = await screen.findByText('Water walk');
  expect(title.parentElement).toHaveTextContent('15 July 2027 · Keonjhar');
  expect(screen.queryByText('First table')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Sample/)).not.toBeInTheDocument();
});

/** Returns the titles with notes and the sentences of upcoming events on Gap Table and Events. */
async function upcomingOn(page: 'Gap Table' | 'Events') {
  const { container, unmount } = renderPage(
    page === 'Events' ? <NestedPage /> : <GapTable />,
    page === 'Events' ? '/mob/events' : '/gap-table',
  );
  await waitFor(() => expect(screen.queryByLabelText('Loading')).not.toBeInTheDocument());
  await waitFor(() => expect(container).toHaveTextContent(/ · Keonjhar|is planned now/));
  const all = container.textContent ?? '';
  const said = {
    heading: screen.getByRole('heading', { level: 2, name: 'Upcoming Events' }).textContent,
    samples: screen.queryAllByText(/^Sample · /).map((note) => note.textContent),
    titles: ['Water walk', ...UPCOMING.map(({ title }) => title)].filter((title) =>
      all.includes(title),
    ),
    none: all.includes('No event is planned now. The next one is announced here.'),
    unknown: all.includes(
      'Which events are announced could not be loaded just now. These are samples.',
    ),
  };
  unmount();
  return said;
}

const withEvents = (...events: PublicCard[]) => Promise.resolve({ campaigns: [], events });
const SAMPLES = UPCOMING.map(({ title }) => title);

test.each([
  ['nothing is published', () => withEvents(), { titles: SAMPLES, none: false, unknown: false }],
  [
    'the server does not answer',
    () => Promise.reject(new Error('network')),
    { titles: SAMPLES, none: false, unknown: true },
  ],
  [
    'an event is announced',
    () => withEvents(card(3, 'Water walk')),
    { titles: ['Water walk'], none: false, unknown: false },
  ],
  [
    'every event is over',
    () => withEvents(card(3, 'First table', { past: true })),
    { titles: [], none: true, unknown: false },
  ],
])('shows the same in Gap Table and Events if %s', async (_, answered, told) => {
  answer.mockImplementation(answered);
  for (const page of ['Gap Table', 'Events'] as const) {
    const samples = told.titles === SAMPLES ? UPCOMING.map(({ note }) => note) : [];
    expect([page, await upcomingOn(page)]).toEqual([
      page,
      { heading: 'Upcoming Events', samples, ...told },
    ]);
  }
});

test.each([
  ['nothing is published', () => Promise.resolve({ campaigns: [], events: [] })],
  ['the server does not answer', () => Promise.reject(new Error('network'))],
])('keeps the samples if %s', async (_, answered) => {
  answer.mockImplementation(answered);
  renderPage(<Campaigns />);
  const title = 'Agricultural Inventory – Create Region Maps';
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  const counts = screen.getByText('active campaigns').closest('dl') as HTMLElement;
  expect(within(counts).getByText('14')).toBeInTheDocument();
});

test.each([
  ['Campaigns', <Campaigns key="campaigns" />],
  ['the Gap Table', <GapTable key="gap-table" />],
])('shows the date of cached cards without a network: %s', (_, page) => {
  const kept = { data: { campaigns: [card(1, 'Monsoon trees')], events: [card(2, 'Ponds')] } };
  const usual = query.getMockImplementation();
  query.mockImplementation(
    () =>
      ({
        ...kept,
        currentData: kept.data,
        isFetching: false,
        failure: '',
        keptAt: new Date('2026-11-21T04:30:00Z'),
        refetch: () => undefined,
        replace: () => undefined,
      }) as never,
  );
  renderPage(page);
  expect(screen.getByText(/^No network: this is as of .*2026/)).toBeInTheDocument();
  query.mockImplementation(usual);
});
