import { grouped } from './grouped-number';

afterEach(() => {
  document.documentElement.lang = '';
});

test('groups digits by the language of the page', () => {
  expect(grouped(100_000)).toBe('100,000');
  document.documentElement.lang = 'hi';
  expect(grouped(100_000)).toBe('1,00,000');
});
