import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import Play from './play';

test.each(['Consent', 'VanaVerse'])('shows a card for %s with a working Play button', (name) => {
  renderPage(<Play />);
  expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: `Play ${name}` }));
  expect(screen.getByRole('alertdialog', { name: `${name} is not open yet.` })).toBeInTheDocument();
});
