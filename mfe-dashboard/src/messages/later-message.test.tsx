import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LaterMessage } from './later-part';

let isLost = false;
jest.mock('./message-dialog', () => ({
  __esModule: true,
  get default() {
    if (isLost) throw new Error('lost');
    return jest.requireActual('@aranya/shared/ui/overlays').MessageDialog;
  },
}));

function Asking() {
  const [message, setMessage] = useState('');
  return (
    <>
      <button type="button" onClick={() => setMessage('The saplings are counted.')}>
        Count
      </button>
      <LaterMessage message={message} onClose={() => setMessage('')} />
    </>
  );
}

test('shows a sentence in a dialog', async () => {
  renderPage(<Asking />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'The saplings are counted.' }),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('shows the sentence in the page if the dialog fails to load', async () => {
  isLost = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.resetModules();
  renderPage(<Asking />);
  fireEvent.click(screen.getByRole('button', { name: 'Count' }));
  expect(await screen.findByText('The saplings are counted.')).toBeVisible();
});
