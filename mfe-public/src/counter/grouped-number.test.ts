import { grouped } from './grouped-number';

afterEach(() => {
  document.documentElement.lang = '';
});

test('digits are grouped as the language of the page does', () => {
  expect(grouped(100_000)).toBe('100,000');
  document.documentElement.lang = 'hi';
  expect(grouped(100_000)).toBe('1,00,000');
});
