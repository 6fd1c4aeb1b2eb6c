import { brandIn } from './product-name';

test('the product’s name is written in the script of the language, an institute’s own as it is', () => {
  expect(['en', 'hi', 'or', 'te'].map((language) => brandIn(language, 'Aranya'))).toEqual([
    'Aranya',
    'अरण्य',
    'ଅରଣ୍ୟ',
    'Aranya',
  ]);
  expect(brandIn('hi', 'Van')).toBe('Van');
});
