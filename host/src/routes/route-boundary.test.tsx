import { Link } from '@aranya/shared/navigation';
import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { RouteBoundary } from './route-boundary';

function Broken(): never {
  throw new Error('no trees today');
}

test('replaces a page that throws, and renders the next page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(
    <RouteBoundary fallback={<Link to="/whole">Elsewhere</Link>}>
      <Routes>
        <Route path="/broken" element={<Broken />} />
        <Route path="/whole" element="Seed beds" />
      </Routes>
    </RouteBoundary>,
    '/broken',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('Seed beds')).toBeVisible();
});
