import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import Activities from '../campaigns/activities';
import Films from '../campaigns/films';
import NAct from '../campaigns/n-act';
import Science from '../technology-engines/science';

test('shows an introduction and links on Science', () => {
  renderPage(<Science />);
  expect(screen.getByRole('heading', { level: 1, name: 'Science' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/technology-engines');
});

test.each<[string, ComponentType]>([
  ['nFilms', Films],
  ['nAct', NAct],
])('shows only a link back on %s, which has a name for screen readers', (title, Page) => {
  const { container } = renderPage(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(container).toHaveTextContent(new RegExp(`^${title}Go to the home page$`));
});

test('shows six activities', () => {
  renderPage(<Activities />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});
