import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import { photoAddress, SpeciesName } from './species-name';

test.each([
  ['Sal, Shorea robusta', 'Shorea robusta'],
  ['Chara (Chironji), Buchanania lanzan', 'Buchanania lanzan'],
  ['Sal (Shorea robusta)', 'Shorea robusta'],
])('%s: the scientific part is in italics', (name, scientific) => {
  const { container } = renderPage(<SpeciesName name={name} />);
  expect(container).toHaveTextContent(name);
  expect(screen.getByText(scientific).tagName).toBe('I');
});

test('other names are shown as they are', () => {
  const { container } = renderPage(<SpeciesName name="ଶାଳ" />);
  expect(container).toHaveTextContent('ଶାଳ');
  expect(container.querySelector('i')).toBeNull();
});

test('photo addresses are absolute or relative to the service, and nothing else', () => {
  expect(photoAddress('https://photos.example/sal.jpg')).toBe('https://photos.example/sal.jpg');
  expect(photoAddress('/photos/sal.svg')).toBe('http://localhost:4000/photos/sal.svg');
  expect(photoAddress('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  expect(photoAddress('javascript:alert(1)')).toBeNull();
  expect(photoAddress('data:text/html,x')).toBeNull();
  expect(photoAddress('')).toBeNull();
  expect(photoAddress(null)).toBeNull();
});
