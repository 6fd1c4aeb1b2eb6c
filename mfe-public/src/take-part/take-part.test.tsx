import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { codeOutline } from './code-outline';
import TakePart from './take-part';

const SCALE = 4;

/** The picture of an outline, as a camera sees it. */
function picture({ side, outline }: ReturnType<typeof codeOutline>) {
  const width = side * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, column, row] of outline.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < SCALE; y++) {
      for (let x = 0; x < SCALE; x++) {
        const start = ((Number(row) * SCALE + y) * width + Number(column) * SCALE + x) * 4;
        data.fill(0, start, start + 3);
      }
    }
  }
  return { data, width };
}

test('says what is asked and what is given, in three steps', async () => {
  renderPage(<TakePart />);
  expect(screen.getByRole('heading', { level: 1, name: 'Take part' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'What we ask of you' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What you get' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Register with Aranya' })).toBeInTheDocument();
});

test('a large screen hands the page to the phone, under a name that phones reach', async () => {
  renderPage(<TakePart />);
  const name = 'QR code of http://192.168.1.10/take-part';
  const code = await screen.findByRole('img', { name });
  expect(code.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/));
});

test('a camera reads the code', () => {
  const address = 'https://aranya.example.org/take-part';
  const { data, width } = picture(codeOutline(address));
  expect(jsQR(data, width, width)?.data).toBe(address);
});
