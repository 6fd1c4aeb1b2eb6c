import { getStatistics } from '@aranya/shared/api';
import { useLocation, useOnNavigation } from '@aranya/shared/navigation';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Landing from './landing';

const visited: string[] = [];
/** Records each address that the page navigates to. */
function Visits() {
  const { pathname } = useLocation();
  useOnNavigation(() => void visited.push(pathname));
  return null;
}

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getStatistics: jest.fn(),
}));

test('cycles through SPECIES, CITIZENS SCIENTISTS and CONTRIBUTIONS', async () => {
  jest.useFakeTimers();
  jest.mocked(getStatistics).mockResolvedValue(undefined);
  await act(async () => {
    renderPage(<Landing />);
  });
  const face = within(screen.getByRole('img', { name: /^So far/ }));
  for (const label of ['SPECIES', 'CITIZENS SCIENTISTS', 'CONTRIBUTIONS', 'SPECIES']) {
    expect(face.getByText(label)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2000));
  }
  jest.useRealTimers();
});

test('navigates once when one of two register buttons is pressed', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  jest.mocked(getStatistics).mockResolvedValue(undefined);
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  await act(async () => {
    renderPage(
      <>
        <Landing />
        <Visits />
      </>,
    );
  });
  const [first, second] = screen.getAllByRole('button', { name: /^Register/ });
  expect(second).toBeInTheDocument();
  fireEvent.click(first as HTMLElement);
  const data = { type: 'aranya/identity', outcome: 'registered', phoneNumber: '9000000001' };
  act(() => {
    fireEvent(window, new MessageEvent('message', { origin: 'http://localhost:4100', data }));
  });
  await waitFor(() => expect(visited).toEqual(['/', '/mob-login']));
});
