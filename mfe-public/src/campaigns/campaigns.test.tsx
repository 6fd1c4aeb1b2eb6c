import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import Campaigns from './campaigns';

test('shows 14 active and 15 total campaigns', () => {
  renderPage(<Campaigns />);
  expect(screen.getByText('active campaigns').parentElement).toHaveTextContent('14');
  expect(screen.getByText('total campaigns').parentElement).toHaveTextContent('15');
  expect(
    screen.getByRole('heading', { name: 'Agricultural Inventory – Create Region Maps' }),
  ).toBeInTheDocument();
  expect(screen.getByText('15 July').closest('time')).toHaveTextContent('15 July 2027');
  expect(screen.getByRole('link', { name: 'Take part' })).toHaveAttribute('href', '/dashboard');
});
