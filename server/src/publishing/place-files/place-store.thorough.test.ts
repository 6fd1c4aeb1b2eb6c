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
import { partOf } from './known-places';
import type { ReadState } from './manifest';
import type { PlacedRow } from './newest-places';
import { PlaceFolder } from './place-folder';
import { PlaceStore } from './place-store';
import { moveKnown, reconciler } from './reconcile';
import { tellsOfDamage } from './segment-layout';

type Records = ReadonlyMap<number, PlacedRow>;

const stateAt = (readFrom: number): ReadState => ({
  database: 'of the test',
  species: '',
  imports: '',
  publishedBefore: null,
  closing: 0,
  readFrom,
  protectedTo: 0,
  cells: {},
  isSettled: true,
});

/** Compares everything with what it is now. @param meanwhile what happens before it counts */
async function readAll(
  store: PlaceStore,
  records: Records,
  meanwhile: () => Promise<void> = async () => undefined,
) {
  const change = store.change();
  const { turn } = store.newest;
  const reconcile = reconciler(change, 'records');
  const rows = [...records.values()].reverse();
  const parts = new Set([...rows.map(({ id }) => partOf(id)), ...change.parts('records')]);
  for (const part of [...parts, ...store.newest.parts()]) {
    const ofPart = rows.filter(({ id }) => partOf(id) === part);
    await reconcile(part, [ofPart.slice(1), ofPart.slice(0, 1)]);
    store.newest.readPart(part, turn);
  }
  await meanwhile();
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
    // Some are new, others move.
    const added = later.map((one, index) => (index % 3 ? { ...one, id: last + 1 + index } : one));
    table = new Map([...table, ...added.map((one) => [one.id, one] as const)]);
    await store.newest.put(added);
    await store.show();
    await seen(table);
  }
  return table;
}

/** Without the edges: what went from one is still there until everything was compared. */
const cellsIn = (...seen: Parameters<typeof seenIn>) =>
  seenIn(...seen).map(({ name, views }) => ({ name, views }));
const expectedCells = async (table: Records, looked: readonly AnyView[]) =>
  cellsIn(await plainPlaces(table.values()), looked);

const expected = async (table: Records, looked: readonly AnyView[]) =>
  seenIn(await plainPlaces(table.values()), looked);

test('whatever comes, goes and moves is seen as in a plain list, also after a start', async () => {
  await fc.assert(
    fc.asyncProperty(history, views, (steps, looked) =>
      inFolder(async (path) => {
        const store = await PlaceStore.open(new PlaceFolder(path));
        const table = await play(store, steps, async (now) => {
          expect(cellsIn(store.shown, looked)).toEqual(await expectedCells(now, looked));
          if (store.newest.size > 0) return;
          expect(seenIn(store.shown, looked)).toEqual(await expected(now, looked));
        });
        await readAll(store, table);
        store.close();
        const again = await PlaceStore.open(new PlaceFolder(path));
        expect(again.manifest?.state.readFrom).toBe(Math.max(0, ...table.keys()));
        expect(seenIn(await again.show(), looked)).toEqual(await expected(table, looked));
        again.close();
      }),
    ),
    { numRuns: 20 },
  );
});

test('what comes while everything is compared is seen once, before and after', async () => {
  const coming = fc.array(place, { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(records, coming, coming, views, (table, early, late, looked) =>
      inFolder(async (path) => {
        const store = await PlaceStore.open(new PlaceFolder(path));
        await readAll(store, table);
        const withEarly = new Map([...table, ...early.map((one) => [one.id, one] as const)]);
        await store.newest.put(early);
        const withLate = new Map([...withEarly, ...late.map((one) => [one.id, one] as const)]);
        await readAll(store, withEarly, async () => {
          await store.newest.put(late);
          const seen = cellsIn(await store.show(), looked);
          expect(seen).toEqual(await expectedCells(withLate, looked));
        });
        const seen = cellsIn(await store.show(), looked);
        expect(seen).toEqual(await expectedCells(withLate, looked));
        await readAll(store, withLate);
        expect(store.newest.size).toBe(0);
        expect(seenIn(await store.show(), looked)).toEqual(await expected(withLate, looked));
        store.close();
      }),
    ),
    { numRuns: 20 },
  );
});

test('records move to where they are now; those that the files do not have are left', async () => {
  await fc.assert(
    fc.asyncProperty(records, records, views, (table, moving, looked) =>
      inFolder(async (path) => {
        const store = await PlaceStore.open(new PlaceFolder(path));
        await readAll(store, table);
        const change = store.change();
        const held = await moveKnown(change, 'records', [...moving.values()]);
        await change.commit(stateAt(1));
        const moved = [...moving].filter(([id]) => table.has(id));
        expect(new Set(held)).toEqual(new Set(moved.map(([, one]) => one)));
        const now = new Map([...table, ...moved]);
        expect(seenIn(await store.show(), looked)).toEqual(await expected(now, looked));
        store.close();
      }),
    ),
    { numRuns: 20 },
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
    { numRuns: 40 },
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
    { numRuns: 40 },
  );
});
