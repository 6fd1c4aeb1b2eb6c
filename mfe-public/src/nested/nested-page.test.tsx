import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import NestedPage from './nested-page';

test.each([
  ['/mob/events', 'Events', 'See the Gap Table', '/gap-table'],
  ['/mob/stories', 'Stories', 'Tell us your story', '/contact-us'],
  ['/mob/sustainability', 'Sustainability', 'Name a gap', '/need-discovery'],
])('shows %s as the shared page with its own content', (path, title, onward, target) => {
  renderPage(<NestedPage />, path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: onward })).toHaveAttribute('href', target);
  expect(document.title).toBe(`${title} · Aranya`);
});
