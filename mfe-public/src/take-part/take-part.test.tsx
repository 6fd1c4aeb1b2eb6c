import { renderPage } from '@aranya/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import TakePart from './take-part';

test('explains effort and benefit in three steps', async () => {
  renderPage(<TakePart />);
  expect(screen.getByRole('heading', { level: 1, name: 'Take part' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'What we ask of you' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What you get' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Register with Aranya' })).toBeInTheDocument();
});

test('shows a QR code with a reachable address on a large screen', async () => {
  renderPage(<TakePart />);
  const code = await screen.findByRole('img', {
    name: 'QR code of http://192.168.1.10/take-part',
  });
  await waitFor(() => expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image/)));
});
