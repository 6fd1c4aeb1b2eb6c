import { localNameIn } from './local-name';

test('a species without a name in a language has its English one', () => {
  const deodar = { localName: 'Deodar', hindi: 'देवदार', odia: null };
  expect(localNameIn('hi', deodar)).toBe('देवदार');
  expect(localNameIn('or', deodar)).toBe('Deodar');
  expect(localNameIn('te', deodar)).toBe('Deodar');
  expect(localNameIn('en', deodar)).toBe('Deodar');
});
