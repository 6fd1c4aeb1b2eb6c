import fc from 'fast-check';
import { mergeCodes, sortCodes } from './sort-codes';

const codes = fc.array(fc.integer({ min: 0, max: 2 ** 52 }), { maxLength: 200 });
const sorted = (list: readonly number[]) => [...list].sort((one, other) => one - other);

test('codes are sorted, few and many', async () => {
  await fc.assert(
    fc.asyncProperty(codes, async (list) => {
      expect([...(await sortCodes(list))]).toEqual(sorted(list));
    }),
  );
  const many = Array.from({ length: 35_001 }, (_, index) => (index * 7_919) % 35_001);
  expect([...(await sortCodes(many))]).toEqual(sorted(many));
});

test('two sorted lists become one', async () => {
  await fc.assert(
    fc.asyncProperty(codes, codes, async (one, other) => {
      const merged = await mergeCodes(
        Float64Array.from(sorted(one)),
        Float64Array.from(sorted(other)),
      );
      expect([...merged]).toEqual(sorted([...one, ...other]));
    }),
  );
});

test('others are served while a million codes are sorted', async () => {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await sortCodes(Float64Array.from({ length: 1_000_000 }, (_, index) => (index * 7_919) % 1e6));
  done = true;
  expect(turns).toBeGreaterThan(100);
});
