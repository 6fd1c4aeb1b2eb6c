import { getStatistics } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { act, screen, within } from '@testing-library/react';
import Landing from './landing';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getStatistics: jest.fn(),
}));

test('goes through SPECIES, CITIZENS SCIENTISTS and CONTRIBUTIONS', async () => {
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
