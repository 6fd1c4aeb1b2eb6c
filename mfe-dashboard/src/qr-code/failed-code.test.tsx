import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { signedIn } from '../testing/signed-in';
import { QrCode } from './qr-code';
import { drawSettings } from './settings-code';

jest.mock('./settings-code', () => ({ drawSettings: jest.fn() }));

test('shows an error if the code cannot be drawn, and draws it again on a press', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const picture = { width: 930, toDataURL: () => 'data:picture' } as HTMLCanvasElement;
  jest
    .mocked(drawSettings)
    .mockRejectedValueOnce(new Error('no canvas'))
    .mockResolvedValueOnce(picture);
  signedIn({ odkToken: 'tok' });
  renderPage(<QrCode odkToken="tok" />);
  expect(await screen.findByText('Your QR code could not be drawn.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Your QR code for ODK Collect' })).toBeVisible();
});
