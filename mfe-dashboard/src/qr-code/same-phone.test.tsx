import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import SamePhone from './same-phone';

test('explains how to set up Collect on the same phone', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error());
  Object.assign(navigator, { clipboard: { writeText } });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderPage(<SamePhone odkToken="tok" />);
  expect(screen.getByText(/the three dots at the top and ‘Import QR code’/)).toBeVisible();
  fireEvent.click(screen.getByText('Without the picture'));
  const copy = screen.getByRole('button', { name: 'Copy the server address' });
  await act(async () => fireEvent.click(copy));
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\/v1\/key\/tok\/projects\/1$/));
  expect(screen.getByRole('status')).toHaveTextContent('Link copied!');
  await act(async () => fireEvent.click(copy));
  // If copying fails, the address can be selected.
  expect(screen.getByText(/\/v1\/key\/tok\/projects\/1$/)).toBeVisible();
});
