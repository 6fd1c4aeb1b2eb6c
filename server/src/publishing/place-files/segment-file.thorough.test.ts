import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import {
  anyCode,
  anyView,
  inFolder,
  plainPlaces,
  seenIn,
  WHOLE,
} from '../../../testing/public-occurrences/place-files';
import { AXIS_STEPS, placeCode } from '../place-codes/place-code';
import { type Cursor, listCursor, mergedCursor } from './cursors';
import { newestEntries } from './newest-entries';
import { openedSegment } from './opened-segments';
import { PAGES_OF_GROUP } from './page-index';
import { PlaceFolder } from './place-folder';
import { SegmentFile } from './segment-file';
import {
  asDamage,
  bytesOf,
  checksumOf,
  ENTRIES_OF_PAGE,
  MARK_BEFORE,
  PAGE_BYTES,
  PAGE_NUMBERS,
  TRAILER_BYTES,
  tellsOfDamage,
} from './segment-layout';
import { StoredPlaces } from './stored-places';
import { writeSegment } from './write-segment';

const sorted = (codes: readonly number[]) => Float64Array.from(codes).sort();

async function segmentOf(path: string, name: string, added: number[], removed: number[] = []) {
  const places = mergedCursor([listCursor(sorted(added), 1), listCursor(sorted(removed), -1)]);
  await writeSegment(new PlaceFolder(path), name, [['sal', places]]);
  return new SegmentFile(`${path}/${name}`);
}

/** Of different places. */
const manyCodes = () =>
  Array.from({ length: 50_000 }, (_, index) => {
    const column = 40_000_000 + ((index * 7_919) % 5_000_003);
    return placeCode(column, 20_000_000 + ((index * 104_729) % 3_000_017));
  });

test('files of places, with what has gone and what is new, show what a plain list shows', async () => {
  const codes = (maxLength: number) => fc.array(anyCode, { maxLength, size: 'max' });
  await fc.assert(
    fc.asyncProperty(
      codes(600),
      codes(60),
      codes(20),
      fc.array(fc.nat(), { maxLength: 40 }),
      fc.array(anyView, { minLength: 5, maxLength: 5 }),
      async (first, second, newest, picks, views) => {
        await inFolder(async (path) => {
          const gone = [...new Set(picks.map((pick) => pick % (first.length + 1)))].filter(
            (pick) => pick < first.length,
          );
          const removed = gone.map((pick) => first[pick] as number);
          const files = [
            await segmentOf(path, 'places-1', first),
            await segmentOf(path, 'places-2', second, removed),
          ].filter(({ directory }) => directory.sal);
          const left = first.filter((_, index) => !gone.includes(index));
          const stored = new StoredPlaces('sal', files, newestEntries(newest, []));
          const plain = await plainPlaces(
            [...left, ...second, ...newest].map((code, id) => ({ id, name: 'sal', code })),
          );
          const [shown, expected] = [new Map([['sal', stored]]), plain].map((places) =>
            seenIn(places, views).map((species) => species.views),
          );
          expect(shown).toEqual(expected);
          for (const file of files) file.close();
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('many places: every zoom, and an end where there are more cells than wanted', async () => {
  await inFolder(async (path) => {
    const codes = manyCodes();
    const file = await segmentOf(path, 'places-1', codes);
    // What the file says of its pages is read in several parts.
    expect(file.index.pages).toBeGreaterThan(2 * PAGES_OF_GROUP);
    const stored = new StoredPlaces('sal', [file], null);
    const plain = await plainPlaces(codes.map((code, id) => ({ id, name: 'sal', code })));
    const part = { left: 41_000_000, right: 42_500_000, top: 20_500_000, bottom: 21_900_000 };
    for (let level = 0; level <= 26; level += 1) {
      const box = level < 13 ? WHOLE : part;
      const cells = JSON.stringify(plain.get('sal')?.cells(level, box).all() ?? []);
      expect(JSON.stringify(stored.cells(level, box).all()) === cells).toBe(true);
    }
    expect(stored.extent).toEqual(plain.get('sal')?.extent);
    expect(stored.cells(20, WHOLE, 100).length).toBeLessThan(200);
    const again = StoredPlaces.inThread(stored.shared);
    expect(again.cells(12, part).all()).toEqual(stored.cells(12, part).all());
    expect(file.directory.sal?.levels.length).toBeGreaterThan(3);
    file.close();
  });
});

test('what a file says of its pages is read in parts, and checked each time', async () => {
  await inFolder(async (path) => {
    const codes = manyCodes();
    const file = await segmentOf(path, 'places-1', codes);
    const pages = file.index.pages;
    const firstCodes = Array.from({ length: pages }, (_, page) => file.page(page).data[0] ?? 0);
    const [low, high] = [3, Math.ceil(codes.length / ENTRIES_OF_PAGE) - 1];
    for (const wanted of [0, pages - 1, ...firstCodes.map((_, page) => page)]) {
      const code = (firstCodes[wanted] ?? 0) + 1;
      const below = firstCodes.findLastIndex(
        (first, page) => page >= low && page <= high && first < code,
      );
      expect(file.index.lastBelow(code, low, high)).toBe(Math.max(low, below));
    }
    file.close();
    const again = new SegmentFile(join(path, 'places-1'));
    const written = await open(join(path, 'places-1'), 'r+');
    // The first code of its third group.
    await written.write(Uint8Array.of(255), 0, 1, pages * PAGE_BYTES + 2 * PAGES_OF_GROUP * 8);
    await written.close();
    expect(again.page(PAGES_OF_GROUP).data).toHaveLength(PAGE_NUMBERS);
    expect(() => again.page(2 * PAGES_OF_GROUP)).toThrow('damaged');
    again.close();
    expect(() => new SegmentFile(join(path, 'places-1'))).toThrow('damaged');
  });
});

/** The same file as releases before wrote it: without where it has anything. */
async function asBefore(path: string): Promise<void> {
  const file = await readFile(path);
  const trailer = new Float64Array(new Uint8Array(file.subarray(-TRAILER_BYTES)).buffer);
  const [, pages = 0, jsonBytes = 0] = trailer;
  const jsonFrom = file.length - TRAILER_BYTES - jsonBytes;
  const { directory } = JSON.parse(file.subarray(jsonFrom, -TRAILER_BYTES).toString());
  const json = Buffer.from(JSON.stringify(directory));
  const behindPages = Buffer.concat([file.subarray(pages * PAGE_BYTES, jsonFrom), json]);
  const checksum = checksumOf(behindPages);
  await writeFile(
    path,
    Buffer.concat([
      file.subarray(0, pages * PAGE_BYTES),
      behindPages,
      bytesOf(Float64Array.of(MARK_BEFORE, pages, json.length, checksum)),
    ]),
  );
}

test('where nobody recorded anything, nothing is read', async () => {
  await inFolder(async (path) => {
    const file = await segmentOf(path, 'places-1', manyCodes());
    const stored = new StoredPlaces('sal', [file], null);
    const reads = jest.spyOn(file, 'page');
    const empty = { left: 10_000_000, right: 10_030_000, top: 20_000_000, bottom: 20_020_000 };
    expect(stored.cells(15, empty).length).toBe(0);
    expect(reads).not.toHaveBeenCalled();
    const there = { ...empty, left: 40_000_000, right: 40_030_000 };
    expect(stored.cells(15, there).length).toBeGreaterThan(0);
    expect(reads).toHaveBeenCalled();
    file.close();
  });
});

test('a file of an earlier release shows what it has', async () => {
  await inFolder(async (path) => {
    const file = await segmentOf(path, 'places-1', manyCodes());
    await asBefore(file.path);
    const before = new SegmentFile(file.path);
    const box = { left: 40_000_000, right: 40_300_000, top: 20_000_000, bottom: 20_300_000 };
    const [now, then] = [file, before].map((one) =>
      new StoredPlaces('sal', [one], null).cells(18, box).all(),
    );
    expect(then).toEqual(now);
    expect(then?.length).toBeGreaterThan(0);
    for (const one of [file, before]) one.close();
  });
});

test('the corners of the world are in their cells', async () => {
  await inFolder(async (path) => {
    const last = AXIS_STEPS - 1;
    const file = await segmentOf(path, 'places-1', [placeCode(0, 0), placeCode(last, last)]);
    const stored = new StoredPlaces('sal', [file], null);
    expect(
      stored
        .cells(1, WHOLE)
        .all()
        .map(({ count }) => count),
    ).toEqual([1, 1]);
    expect(stored.extent).toEqual(WHOLE);
    file.close();
  });
});

test('what cannot be read is damaged, but not where a process has too many files open', () => {
  const failure = (code: string) => Object.assign(new Error('It failed.'), { code });
  expect(tellsOfDamage(asDamage('places-1', failure('ENOENT')))).toBe(true);
  expect(tellsOfDamage(asDamage('places-1', failure('EIO')))).toBe(true);
  expect(asDamage('places-1', failure('EMFILE'))).toEqual(failure('EMFILE'));
});

test('a file is closed where what goes into it cannot be read', async () => {
  await inFolder(async (path) => {
    const folder = new PlaceFolder(path);
    const closed: string[] = [];
    const create = folder.create.bind(folder);
    folder.create = async (name) => {
      const file = await create(name);
      const close = async () => {
        closed.push(name);
        await file.close();
      };
      return { ...file, close };
    };
    const species = function* (): Generator<[string, Cursor]> {
      yield ['sal', listCursor(sorted([placeCode(1, 1)]), 1)];
      throw new Error('It cannot be read.');
    };
    await expect(writeSegment(folder, 'places-1', species())).rejects.toThrow('cannot be read');
    expect(closed).toEqual(['places-1']);
  });
});

test('a thread closes files that were removed, when it opens another one', async () => {
  await inFolder(async (path) => {
    for (const name of ['places-1', 'places-2']) {
      (await segmentOf(path, name, [placeCode(1, 1)])).close();
    }
    const first = openedSegment(join(path, 'places-1'));
    expect(first.page(0).data).toHaveLength(512);
    await rm(join(path, 'places-1'));
    openedSegment(join(path, 'places-2'));
    expect(() => first.pages(0, 1)).toThrow('EBADF');
  });
});
