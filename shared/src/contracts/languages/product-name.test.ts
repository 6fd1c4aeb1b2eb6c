import { brandIn } from './product-name';

test('writes the product’s name in the script of the language, and an institute’s own name unchanged', () => {
  expect(['en', 'hi', 'or', 'te'].map((language) => brandIn(language, 'Aranya'))).toEqual([
    'Aranya',
    'अरण्य',
    'ଅରଣ୍ୟ',
    'Aranya',
  ]);
  expect(brandIn('hi', 'Van')).toBe('Van');
});
