import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { signedIn } from '../testing/signed-in';
import { drawLarge, LARGE_MODULE, QUIET_ZONE, sideInModules } from './draw-modules';
import { QrCode } from './qr-code';
import type { QrModules } from './qr-modules';

jest.mock('./settings-modules', () => ({
  settingsModules: () => Array.from({ length: 85 }, (_, row) => Array(85).fill(row % 2 === 0)),
}));
jest.mock('./picture-files', () => ({
  ...jest.requireActual('./picture-files'),
  pictureAddress: ({ width }: { width: number }) => `data:picture-${width}`,
}));

const modulesOf = (side: number): QrModules =>
  Array.from({ length: side }, () => Array<boolean>(side).fill(true));

const WINDOWS = [50, 250, 344, 600, 1400].flatMap((room) =>
  [1, 1.5, 2, 3].flatMap((density) => [21, 85, 120].map((side) => [side, room, density] as const)),
);

test('a module of the large view is never finer than a poor camera reads, on any window', () => {
  for (const [side, room, density] of WINDOWS) {
    const modules = modulesOf(side);
    const { width, data } = drawLarge(modules, room, density);
    const scale = width / sideInModules(modules);
    expect(Number.isInteger(scale)).toBe(true);
    expect(scale).toBeGreaterThanOrEqual(LARGE_MODULE);
    // It fits, unless that would make the modules too fine.
    if (scale > LARGE_MODULE) expect(width).toBeLessThanOrEqual(room * density);
    // The border is white, and the code begins after it.
    expect(data[0]).toBe(255);
    expect(data[(QUIET_ZONE * scale * width + QUIET_ZONE * scale) * 4]).toBe(0);
  }
});

test('a press on the code shows it large; Escape and a button close it, and the focus comes back', async () => {
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
