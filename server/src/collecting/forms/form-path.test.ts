import fc from 'fast-check';
import { FORM_UPLOAD_LIMITS } from '../form-limits';
import { elementPath, formPath } from './form-path';

const { pathCharacters, referenceCharacters } = FORM_UPLOAD_LIMITS;

test.each([
  ['photo', '/data/plot', '/data/plot/photo'],
  ['./photo', '/data/plot', '/data/plot/photo'],
  [' /data/orx:meta / photo ', '/data/plot', '/data/meta/photo'],
  ['../b', '/data/a', '/data/b'],
  ['b/../../c', '/data/a', '/data/c'],
  ['../../..', '/data/a', '/'],
  ['../../../b', '/data/a', '/b'],
  ['/data/meta/entity/@id', '', '/data/meta/entity/@id'],
  ['/data/meta/entities:entity/@entities:id', '', '/data/meta/entity/@id'],
])('%s at %s is %s', (reference, around, path) => {
  expect(formPath(reference, around)).toBe(path);
});

test('a relative reference means what its absolute one does', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const step = fc.constantFrom('a', 'b', '.', '..');
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), fc.array(step), (names, steps) => {
      const around = `/${names.join('/')}`;
      const reference = ['.', ...steps].join('/');
      expect(formPath(reference, around)).toBe(formPath(`${around}/${reference}`, ''));
    }),
  );
});

test('what is too long is cut, and no name', () => {
  const nowhere = new RegExp(`^.{${pathCharacters}}…$`);
  expect(formPath(`/data/${'b/../'.repeat(referenceCharacters)}a`, '')).toMatch(nowhere);
  expect(formPath('a/'.repeat(pathCharacters), '/data')).toMatch(nowhere);
  const below = formPath('a', formPath('a'.repeat(pathCharacters), '/data'));
  expect(below).toMatch(nowhere);
});

test('an attribute belongs to its element', () => {
  expect(elementPath('/data/meta/entity/@id')).toBe('/data/meta/entity');
  expect(elementPath('/data/a')).toBe('/data/a');
});
