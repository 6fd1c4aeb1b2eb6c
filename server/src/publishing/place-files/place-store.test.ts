import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import {
  type AnyView,
  anyCode,
  anyView,
  inFolder,
  plainPlaces,
  seenIn,
} from '../../../testing/public-occurrences/place-files';
import type { ReadState } from './manifest';
import { PlaceFolder } from './place-folder';
import { type NewPlace, PlaceStore } from './place-store';
import { reconcile } from './reconcile';
import { tellsOfDamage } from './segment-layout';

type Records = ReadonlyMap<number, NewPlace>;

const stateAt = (lastRecord: number): ReadState => ({
  database: 'of the test',
  species: '',
  version: '',
  publishedBefore: null,
  closing: 0,
  lastRecord,
  isSettled: true,
});

async function* inParts(records: Records) {
  const sorted = [...records.values()].sort((one, other) => one.id - other.id);
  for (let from = 0; from < sorted.length; from += 7) yield sorted.slice(from, from + 7).reverse();
}

/** Reads everything again, as it is now. */
async function readAll(store: PlaceStore, records: Records) {
  const change = store.change();
  await reconcile(change, 'records', inParts(records), store.newest);
  await change.commit(stateAt(Math.max(0, ...records.keys())));
}

const place = fc.record({
  // In several parts of known places.
  id: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 300_000 })),
  name: fc.constantFrom('sal', 'yew', 'teak'),
  code: anyCode,
});
const records = fc
  .array(place, { maxLength: 120, size: 'max' })
  .map((list): Records => new Map(list.map((one) => [one.id, one])));

/** What is in the table after each of some readings; and what comes by number between them. */
const history = fc.array(
  fc.record({ table: records, keep: fc.nat(100), later: fc.array(place, { maxLength: 10 }) }),
  { minLength: 1, maxLength: 5 },
);
const views = fc.array(anyView, { minLength: 3, maxLength: 3 });

type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

/** Plays a history, and says what was to be seen after each step. */
async function play(
  store: PlaceStore,
  steps: History,
  seen: (records: Records) => Promise<void>,
): Promise<Records> {
  let table: Records = new Map();
  for (const { table: fresh, keep, later } of steps) {
    const kept = [...table].filter((_, index) => (index * 37) % 100 < keep);
    table = new Map([...kept, ...fresh]);
    await readAll(store, table);
    await store.show();
    await seen(table);
    const last = Math.max(0, ...table.keys());
    const added = later.map((one, index) => ({ ...one, id: last + 1 + index }));
    store.add(added, last + added.length);
    table = new Map([...table, ...added.map((one) => [one.id, one] as const)]);
    await store.show();
    await seen(table);
  }
  return table;
}

const expected = async (table: Records, looked: readonly AnyView[]) =>
  seenIn(await plainPlaces(table.values()), looked);

test('whatever comes, goes and moves is seen as in a plain list, also after a start', async () => {
  await fc.assert(
    fc.asyncProperty(history, views, (steps, looked) =>
      inFolder(async (path) => {
        const store = await PlaceStore.open(new PlaceFolder(path));
        const table = await play(store, steps, async (now) => {
          expect(seenIn(store.shown, looked)).toEqual(await expected(now, looked));
        });
        await readAll(store, table);
        store.close();
        const again = await PlaceStore.open(new PlaceFolder(path));
        expect(again.manifest?.state.lastRecord).toBe(Math.max(0, ...table.keys()));
        expect(seenIn(await again.show(), looked)).toEqual(await expected(table, looked));
        again.close();
      }),
    ),
    { numRuns: 40 },
  );
});

class Killed extends Error {}

test('killed at any step, a start finds what was there before or after, and goes on', async () => {
  await fc.assert(
    fc.asyncProperty(history, views, fc.nat(400), (steps, looked, killedAt) =>
      inFolder(async (path) => {
        let step = 0;
        const faulty = new PlaceFolder(path, () => {
          step += 1;
          if (step > killedAt) throw new Killed();
        });
        /** What may be on the disk: the last that was seen, or what was about to be. */
        let before: Records = new Map();
        let after: Records = new Map();
        const tables: Records[] = [];
        const healthy = await inFolder(async (other) => {
          const plain = await PlaceStore.open(new PlaceFolder(other));
          const last = await play(plain, steps, async (table) => void tables.push(table));
          plain.close();
          return last;
        });
        const store = await PlaceStore.open(faulty);
        let number = 0;
        try {
          [before, after] = [new Map(), tables[0] ?? new Map()];
          await play(store, steps, async (table) => {
            number += 1;
            // What came by number is in memory only: the next reading writes it.
            if (number % 2 === 1) before = table;
            after = tables[number + (number % 2)] ?? table;
          });
        } catch (error) {
          expect(error).toBeInstanceOf(Killed);
        }
        store.close();
        const again = await PlaceStore.open(new PlaceFolder(path));
        const found = seenIn(await again.show(), looked);
        const either = [await expected(before, looked), await expected(after, looked)];
        expect(either).toContainEqual(found);
        await readAll(again, healthy);
        expect(seenIn(await again.show(), looked)).toEqual(await expected(healthy, looked));
        again.close();
      }),
    ),
    { numRuns: 80 },
  );
});

test('a damaged, shortened or missing file is never believed', async () => {
  const harm = fc.constantFrom('changed', 'shortened', 'removed');
  await fc.assert(
    fc.asyncProperty(history, views, harm, fc.nat(), fc.nat(), (steps, looked, how, which, where) =>
      inFolder(async (path) => {
        const store = await PlaceStore.open(new PlaceFolder(path));
        const table = await play(store, steps, async () => undefined);
        await readAll(store, table);
        await store.show();
        store.close();
        const names = (await readdir(path)).sort();
        const file = `${path}/${names[which % names.length]}`;
        const bytes = await readFile(file);
        if (how === 'removed') await rm(file);
        else if (how === 'shortened') await truncate(file, where % bytes.length);
        else {
          bytes[where % bytes.length] = (bytes[where % bytes.length] as number) ^ 0x10;
          await writeFile(file, bytes);
        }
        const again = await PlaceStore.open(new PlaceFolder(path));
        const right = await expected(table, looked);
        try {
          const found = seenIn(await again.show(), looked);
          // A harmed manifest is none: everything is read again.
          expect([right, []]).toContainEqual(found);
          await readAll(again, table);
        } catch (error) {
          expect(tellsOfDamage(error)).toBe(true);
          again.forget();
          await readAll(again, table);
        }
        expect(seenIn(await again.show(), looked)).toEqual(right);
        again.close();
      }),
    ),
    { numRuns: 80 },
  );
});
