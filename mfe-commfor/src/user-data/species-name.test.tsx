import { beginIn } from '@aranya/shared/languages';
import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import { SpeciesName } from './species-name';

afterEach(() => beginIn('en'));

test.each([
  ['Sal, Shorea robusta', 'Shorea robusta'],
  ['Chara (Chironji), Buchanania lanzan', 'Buchanania lanzan'],
  ['Sal (Shorea robusta)', 'Shorea robusta'],
])('italicises the scientific part of %s', (name, scientific) => {
  const { container } = renderPage(<SpeciesName name={name} />);
  expect(container).toHaveTextContent(name);
  expect(screen.getByText(scientific).tagName).toBe('I');
});

test('shows names that are not on the list unchanged', () => {
  const { container } = renderPage(<SpeciesName name="ଶାଳ" />);
  expect(container).toHaveTextContent('ଶାଳ');
  expect(container.querySelector('i')).toBeNull();
});

test("shows a name of the list in the page's language", () => {
  beginIn('or');
  renderPage(<SpeciesName name="Sal, Shorea robusta" />);
  expect(screen.getByText('ଶାଳ')).toHaveAttribute('lang', 'or');
  expect(screen.getByText('Shorea robusta')).toHaveAttribute('lang', 'la');
});
