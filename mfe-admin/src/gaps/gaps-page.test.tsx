import { ApiError } from '@aranya/shared/api';
import type { AdministeredGap } from '@aranya/shared/contracts/administration';
import { aranyaStore, logOut } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listGaps, setGapState } from '../calls/administration-calls';
import { signInAdministrator } from '../testing/people';
import GapsPage from './gaps-page';

jest.mock('../calls/administration-calls');

const gap: AdministeredGap = {
  id: 7,
  fullName: 'Asha Majhi',
  userName: 'asha@example.org',
  country: 'India',
  sdg: 'Life on Land',
  extraDetail: 'Fireflies before the rain',
  state: 'new',
  createdAt: '2026-01-02T03:04:05.000Z',
};

const gaps = jest.mocked(listGaps);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  gaps.mockResolvedValue({ total: 1, gaps: [gap], sdgs: [gap.sdg], countries: [gap.country] });
  signInAdministrator();
});
afterEach(() => act(() => void aranyaStore().store.dispatch(logOut())));

const stateOf = (card: HTMLElement) =>
  within(card).getByRole('group', { name: 'State of the suggestion of Asha Majhi' });

test('shows a whole suggestion and marks it as answered', async () => {
  renderPage(<GapsPage />, '/admin/gaps');
  const card = await screen.findByRole('article', { name: 'Life on Land' });
  expect(card).toHaveTextContent('Fireflies before the rain');
  expect(card).toHaveTextContent('Asha Majhi · asha@example.org · India');
  expect(within(stateOf(card)).getByRole('button', { name: 'New', pressed: true })).toBeVisible();
  jest.mocked(setGapState).mockResolvedValue({ done: true });
  gaps.mockResolvedValue({
    total: 1,
    gaps: [{ ...gap, state: 'answered' }],
    sdgs: [gap.sdg],
    countries: [gap.country],
  });
  await userEvent.click(within(stateOf(card)).getByRole('button', { name: 'Answered' }));
  expect(setGapState).toHaveBeenCalledWith(7, 'answered');
  expect(
    await screen.findByRole('button', { name: 'Answered', pressed: true }),
  ).toBeInTheDocument();
});

test('explains a failed change of state and changes nothing', async () => {
  renderPage(<GapsPage />, '/admin/gaps');
  const card = await screen.findByRole('article', { name: 'Life on Land' });
  jest
    .mocked(setGapState)
    .mockRejectedValue(new ApiError(0, { code: 'network', message: 'No network.' }));
  await userEvent.click(within(stateOf(card)).getByRole('button', { name: 'Seen' }));
  expect(await within(card).findByRole('alert')).toHaveTextContent('No network.');
  expect(within(stateOf(card)).getByRole('button', { name: 'New', pressed: true })).toBeVisible();
});

test('requests the first page when a filter changes', async () => {
  gaps.mockResolvedValue({ total: 120, gaps: [gap], sdgs: [gap.sdg], countries: ['India'] });
  renderPage(<GapsPage />, '/admin/gaps');
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2 of 3');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Seen');
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'India');
  await waitFor(() =>
    expect(gaps).toHaveBeenLastCalledWith(
      { state: 'seen', sdg: '', country: 'India', page: 1 },
      expect.any(AbortSignal),
    ),
  );
});

test('distinguishes an empty list from a filter without results', async () => {
  gaps.mockResolvedValue({ total: 0, gaps: [], sdgs: [], countries: [] });
  renderPage(<GapsPage />, '/admin/gaps');
  expect(await screen.findByText('No suggestions yet')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Answered');
  expect(await screen.findByText('No suggestion fits')).toBeInTheDocument();
});
