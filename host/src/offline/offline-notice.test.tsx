import { render, screen } from '@testing-library/react';
import OfflineNotice from './offline-notice';

const withSetOf = (date?: string) =>
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: {
      match: async (address: string) => {
        if (!date) return undefined;
        return address === '/offline-state'
          ? new Response('{"current":"a","former":[],"windows":{}}')
          : new Response('', { headers: { Date: date } });
      },
    },
  });

test('it says of when the site is that opens without a network', async () => {
  withSetOf('Tue, 24 Nov 2026 04:45:00 GMT');
  render(<OfflineNotice />);
  expect(await screen.findByText(/You see the site as of .*2026/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('No network');
});

test('where nothing is kept it promises no moment', () => {
  withSetOf();
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'No network. What is missing here comes with the network.',
  );
});
