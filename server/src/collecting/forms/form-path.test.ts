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
])('resolves %s at %s to %s', (reference, around, path) => {
  expect(formPath(reference, around)).toBe(path);
});

test('resolves a relative reference like its absolute path', () => {
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

test('cuts a path that is too long, so that it matches no question', () => {
  const nowhere = new RegExp(`^.{${pathCharacters}}…$`);
  expect(formPath(`/data/${'b/../'.repeat(referenceCharacters)}a`, '')).toMatch(nowhere);
  expect(formPath('a/'.repeat(pathCharacters), '/data')).toMatch(nowhere);
  const below = formPath('a', formPath('a'.repeat(pathCharacters), '/data'));
  expect(below).toMatch(nowhere);
});

test("returns the element of an attribute's path", () => {
  expect(elementPath('/data/meta/entity/@id')).toBe('/data/meta/entity');
  expect(elementPath('/data/a')).toBe('/data/a');
});
