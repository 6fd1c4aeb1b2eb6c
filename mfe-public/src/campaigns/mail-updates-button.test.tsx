import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { MailUpdatesButton } from './mail-updates-button';

let mockIsLost = true;
jest.mock('./mail-updates', () => {
  if (mockIsLost) throw new Error('The script did not arrive.');
  return jest.requireActual('./mail-updates');
});

test('reports a dialog script that fails to load, and loads it again on the next press', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPage(<MailUpdatesButton />);
  const button = screen.getByRole('button', { name: 'Get updates by mail' });
  fireEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection and try again.');
  mockIsLost = false;
  fireEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
