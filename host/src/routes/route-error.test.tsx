import { renderPage } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productRoutes } from '../testing/product-routes';
import { RouteError } from './route-error';

const pages = async () => within(await screen.findByRole('list', { name: 'Pages' }));

test('shows a way home at an unknown address', async () => {
  renderPage(<RouteError routes={productRoutes()} />, '/no-such-page');
  expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  const links = (await pages()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/about', '/compaigns', '/contact-us']));
  expect(links).not.toContain('/dashboard');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test('suggests the intended page for a mistyped address', async () => {
  renderPage(<RouteError routes={productRoutes()} />, '/campaigns');
  const [likely] = await screen.findAllByRole('link', { name: 'Campaigns' });
  expect(likely).toHaveAttribute('href', '/compaigns');
  expect(screen.getByText(/^Did you mean/)).toContainElement(likely as HTMLElement);
});

test('offers a search of the pages', async () => {
  renderPage(<RouteError routes={productRoutes()} />, '/no-such-page');
  const search = await screen.findByRole('searchbox', { name: 'Search the pages' });
  await userEvent.type(search, 'workshops');
  expect((await pages()).getByRole('link')).toHaveAttribute('href', '/gap-table');
  await userEvent.type(search, ' tigers');
  expect(screen.getByRole('status')).toHaveTextContent('No page has these words.');
});

test('mentions the page in a failure, not its address', () => {
  renderPage(<RouteError />);
  expect(screen.getByText('This page stopped working. What you saved is safe.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
