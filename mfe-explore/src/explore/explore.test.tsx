import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import Explore from './explore';

test('shows its heading', () => {
  renderPage(<Explore />);
  expect(screen.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
});
