import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import { RouteError } from './route-error';

test('an unknown address shows the router default screen with a way home', () => {
  renderPage(<RouteError />);
  expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
