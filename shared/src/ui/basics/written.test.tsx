import { render, screen } from '@testing-library/react';
import { Written } from './written';

test.each([
  ['ସରୋଜିନୀ ମୁର୍ମୁ', 'or'],
  ['सुनीता', 'hi'],
  ['Asha Das', 'en'],
])('marks “%s” as “%s”, and does not translate names', (name, language) => {
  render(<Written>{name}</Written>);
  expect(screen.getByText(name)).toHaveAttribute('lang', language);
  expect(screen.getByText(name)).toHaveAttribute('translate', 'no');
});

test('shows the replacement of an empty text in the language of the page', () => {
  render(<Written otherwise="ମିଟାଯାଇଥିବା ଖାତା">{''}</Written>);
  expect(screen.getByText('ମିଟାଯାଇଥିବା ଖାତା')).not.toHaveAttribute('lang');
});
