import { render, screen } from '@testing-library/react';
import OfflineNotice from './offline-notice';
import { keptPage } from './offline-sets';

jest.mock('./offline-sets', () => ({ keptPage: jest.fn() }));

test.each([
  ['Tue, 24 Nov 2026 04:45:00 GMT', /You see the site as of .*2026/],
  [undefined, 'No network. What is missing here comes with the network.'],
])('shows the date of the offline set: %s', async (date, sentence) => {
  const page = new Response('', { headers: date ? { Date: date } : {} });
  jest.mocked(keptPage).mockResolvedValue(date ? page : undefined);
  render(<OfflineNotice />);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
