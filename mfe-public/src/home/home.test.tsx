import { getStatistics } from '@aranya/shared/api';
import { pageData, providePageData } from '@aranya/shared/config';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import Home from './home';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getStatistics: jest.fn(),
}));
const answered = jest.mocked(getStatistics);

const open = async () => {
  await act(async () => {
    renderPage(<Home />);
  });
};

afterEach(() => providePageData(testPageData));
beforeEach(() =>
  answered.mockResolvedValue({ totalspecies: 154, totalcollector: 12, totalcontributions: 3400 }),
);

test("shows the service's numbers", async () => {
  await open();
  expect(
    screen.getByRole('img', {
      name: 'So far 154 species, 12 citizen scientists and 3,400 contributions.',
    }),
  ).toBeInTheDocument();
});

test('shows default numbers and logs a failure', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answered.mockRejectedValue(new Error('no service'));
  await open();
  expect(
    screen.getByRole('img', {
      name: 'So far 24 species, 270 citizen scientists and 40,000 contributions.',
    }),
  ).toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the numbers in the page if the service fails later', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const statistics = { totalspecies: 31, totalcollector: 305, totalcontributions: 52_000 };
  providePageData({ ...pageData(), statistics });
  answered.mockRejectedValue(new Error('no service'));
  await open();
  expect(
    screen.getByRole('img', {
      name: 'So far 31 species, 305 citizen scientists and 52,000 contributions.',
    }),
  ).toBeInTheDocument();
});

test('opens our own explorer if no other site is set', async () => {
  const { settings } = testPageData;
  providePageData({ settings: { ...settings, links: { ...settings.links, dataExplorer: '' } } });
  await open();
  const explore = screen.getByRole('link', { name: /^Explore/ });
  expect(explore).toHaveAttribute('href', '/explore');
  expect(explore).toHaveAttribute('target', '_blank');
});

test('opens the data explorer in a new tab', async () => {
  await open();
  const explore = screen.getByRole('link', { name: /^Explore/ });
  expect(explore).toHaveAttribute('href', 'https://explorer.example');
  expect(explore).toHaveAttribute('target', '_blank');
});

test.each([
  ['nFold', '/n-fold'],
  ['Activities', '/activities'],
  ['nFilms', '/films'],
  ['Campaigns', '/compaigns'],
  ['nAct', '/n-act'],
  ['Gap Table', '/gap-table'],
])('shows the card of %s in the centre, which leads to %s', async (name, route) => {
  await open();
  const pill = screen.getByRole('button', { name });
  fireEvent.click(pill);
  expect(pill).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Explore/ })).toHaveAttribute('href', route);
  expect(screen.queryByRole('img', { name: /^So far/ })).not.toBeInTheDocument();
});

test('returns the focus to the button on Escape', async () => {
  await open();
  const pill = screen.getByRole('button', { name: 'Gap Table' });
  fireEvent.click(pill);
  const card = screen.getByRole('article', { name: 'Gap Table' });
  expect(card).toHaveFocus();
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(card).not.toBeInTheDocument();
  expect(pill).toHaveFocus();
});

test('replaces the card with the counter again', async () => {
  await open();
  const pill = screen.getByRole('button', { name: 'nFold' });
  fireEvent.click(pill);
  fireEvent.click(screen.getByRole('button', { name: 'Back to the counter' }));
  expect(screen.getByRole('img', { name: /^So far/ })).toBeInTheDocument();
  fireEvent.click(pill);
  fireEvent.click(pill);
  expect(screen.getByRole('img', { name: /^So far/ })).toBeInTheDocument();
});
