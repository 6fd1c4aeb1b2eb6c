import { renderPage } from '@aranya/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { readCentralFault } from '../calls/administration-calls';
import { CentralFault } from './administration-page';

jest.mock('../calls/administration-calls');

test('shows why ODK Central cannot be read', async () => {
  const sentence = 'ODK Central: read the project: its certificate is not trusted (X).';
  const fault = { sentence, since: '2026-11-22T10:15:00.000Z' };
  jest.mocked(readCentralFault).mockResolvedValue({ fault });
  renderPage(<CentralFault />, '/admin');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Since 22 Nov 2026, .* records of ODK Central cannot be read/);
  expect(alert).toHaveTextContent(sentence);
});

test.each([
  ['nothing is wrong', () => Promise.resolve({ fault: null })],
  ['the server does not answer', () => Promise.reject(new Error('no network'))],
])('shows no message if %s', async (_, answer) => {
  jest.mocked(readCentralFault).mockImplementation(answer);
  renderPage(<CentralFault />, '/admin');
  await waitFor(() => expect(readCentralFault).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
