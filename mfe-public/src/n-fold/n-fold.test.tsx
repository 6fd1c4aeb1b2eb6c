import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import NFold from './n-fold';

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('opens with Explore Tools: four cards with a documentation link each', () => {
  renderPage(<NFold />);
  expect(selected()).toBe('Explore Tools');
  const cards = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    const link = within(card).getByRole('link', { name: /Documentation/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', 'https://docs.example');
  }
  const panel = screen.getByRole('region', { name: 'Tools and community' });
  expect(getComputedStyle(panel).minHeight).toBe('73vh');
});

test('Connect to Community leads to the documentation hub and the forum', () => {
  renderPage(<NFold />);
  fireEvent.click(screen.getByRole('tab', { name: 'Connect to Community' }));
  expect(screen.getByRole('link', { name: /Documentation hub/ })).toHaveAttribute(
    'href',
    'https://docs.example',
  );
  expect(screen.getByRole('link', { name: /Discussions forum/ })).toHaveAttribute(
    'href',
    'https://forum.example',
  );
});

test.each([
  [2, 'Connect to Community'],
  [1, 'Explore Tools'],
  ['nonsense', 'Explore Tools'],
])('redirectedTabId %s opens %s', (redirectedTabId, tab) => {
  renderPage(<NFold />, { pathname: '/n-fold', state: { redirectedTabId } });
  expect(selected()).toBe(tab);
});
