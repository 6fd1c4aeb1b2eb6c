import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import Activities from '../activities/activities';
import Films from '../films/films';
import NAct from '../n-act/n-act';
import Science from '../science/science';

test.each<[string, ComponentType, string]>([
  ['Science', Science, '/technology-engines'],
  ['nFilms', Films, '/activities'],
  ['nAct', NAct, '/compaigns'],
])('%s says what it is and leads on', (title, Page, onward) => {
  renderPage(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', onward);
});

test('Activities has six things to do', () => {
  renderPage(<Activities />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});
