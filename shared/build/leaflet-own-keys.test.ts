import { withOwnKeys } from './leaflet-own-keys';

const run = (source: string) => new Function(`${withOwnKeys(source)}\nreturn keys;`)() as string[];

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'each');
});

test('what a page adds to all objects is in no loop, what is an object’s own is', () => {
  Object.defineProperty(Object.prototype, 'each', {
    value: () => undefined,
    configurable: true,
    enumerable: true,
    writable: true,
  });
  const loop = (object: string) =>
    `var keys = []; var thing = ${object}; for (var i in thing) {\n keys.push(i); }`;
  expect(run(loop('{ a: 1 }'))).toEqual(['a']);
  expect(run(loop('{ a: 1, each: 2 }'))).toEqual(['a', 'each']);
  expect(run(loop('Object.create({ inherited: 1 })'))).toEqual(['inherited']);
});

test('a loop that is written otherwise is an error of the build', () => {
  expect(() => withOwnKeys('for (var i in thing) keys.push(i);')).toThrow('has a loop that');
});
