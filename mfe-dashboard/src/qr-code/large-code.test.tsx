import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { signedIn } from '../testing/signed-in';
import { pictureSide } from './picture-side';
import { QrCode } from './qr-code';

jest.mock('./settings-code', () => ({
  drawSettings: async () => ({ width: 930, toDataURL: () => 'data:picture' }),
}));

test.each([1, 1.5, 2, 3])('gives each module whole device pixels at a density of %s', (density) => {
  const modules = 93;
  for (const room of [250, 344, 600, 1400]) {
    const perModule = (least: number) =>
      (pictureSide(modules * 10, room, density, least) * density) / modules;
    const fitting = Math.floor((room * density) / modules);
    expect(perModule(1)).toBeCloseTo(fitting);
    expect(perModule(4)).toBeCloseTo(Math.max(4, fitting));
  }
});

test('shows the code large on a press', async () => {
  signedIn({ odkToken: 'tok' });
  renderPage(<QrCode odkToken="tok" />);
  expect(await screen.findByRole('img', { name: 'Your QR code for ODK Collect' })).toBeVisible();
  const press = screen.getByRole('button', { name: 'Show the code large' });
  for (const close of ['Escape', 'button']) {
    press.focus();
    fireEvent.click(press);
    const large = await screen.findByRole('dialog', { name: 'Your QR code, large' });
    expect(large).toHaveTextContent('Turn up the brightness');
    expect(screen.getByRole('img', { name: /, large$/ })).toBeVisible();
    if (close === 'Escape') fireEvent.keyDown(large, { key: 'Escape' });
    else fireEvent.click(screen.getByRole('button', { name: 'Close the large view' }));
    await waitFor(() => expect(large).not.toBeInTheDocument());
    expect(press).toHaveFocus();
  }
});
