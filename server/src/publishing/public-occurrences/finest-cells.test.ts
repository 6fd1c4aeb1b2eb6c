import fc from 'fast-check';
import { inFolder, WHOLE } from '../../../testing/public-occurrences/place-files';
import { AXIS_STEPS, placeCode } from '../place-codes/place-code';
import type { PlacesOfSpecies, StepBox } from '../place-codes/places-of-species';
import { listCursor } from '../place-files/cursors';
import { newestEntries } from '../place-files/newest-entries';
import { PlaceFolder } from '../place-files/place-folder';
import { SegmentFile } from '../place-files/segment-file';
import { StoredPlaces } from '../place-files/stored-places';
import { writeSegment } from '../place-files/write-segment';
import { finestCells } from './finest-cells';
import { SpeciesPlaces } from './species-places';

/** Places of several species, many of them close together, as they are around villages. */
const step = fc.oneof(
  fc.integer({ min: 0, max: AXIS_STEPS - 1 }),
  fc.integer({ min: 0, max: 4_000 }),
  fc.integer({ min: AXIS_STEPS / 2 - 60, max: AXIS_STEPS / 2 + 60 }),
);
const severalSpecies = fc.array(fc.array(fc.tuple(step, step), { maxLength: 25 }), {
  maxLength: 8,
});
const box = fc.tuple(step, step, step, step).map(([x, y, otherX, otherY]) => ({
  left: Math.min(x, otherX),
  right: Math.max(x, otherX),
  top: Math.min(y, otherY),
  bottom: Math.max(y, otherY),
}));

const inMemory = (several: readonly [number, number][][]) =>
  Promise.all(several.map((steps) => SpeciesPlaces.of(steps.map(([x, y]) => placeCode(x, y)))));

/** Every species at every level, from the finest on, until there is room. */
function oneLevelAfterTheOther(
  species: readonly PlacesOfSpecies[],
  around: StepBox,
  finest: number,
  room: number,
) {
  for (let level = finest; ; level -= 1) {
    const lists = species.map((places) => places.cells(level, around).all());
    const sum = lists.reduce((before, { length }) => before + length, 0);
    if (sum <= room || level === 0) return lists;
  }
}

test('finds what looking at every species at every level finds', async () => {
  const levels = fc.integer({ min: 0, max: 26 });
  const room = fc.integer({ min: 0, max: 60 });
  await fc.assert(
    fc.asyncProperty(severalSpecies, box, levels, room, async (several, around, finest, most) => {
      const species = await inMemory(several);
      const found = finestCells(species, around, finest, most).map((cells) => cells.all());
      expect(found).toEqual(oneLevelAfterTheOther(species, around, finest, most));
    }),
    { numRuns: 1_000 },
  );
});

test('finds the same in files, where a place has gone beside the last cell that was looked at', async () => {
  const side = 1_024;
  const at = (column: number, row: number) => placeCode(column, row);
  const stay = [at(2 * side, 0), at(3 * side, 0)];
  const gone = at(3 * side - 1, side);
  const came = [at(2 * side, side), at(2 * side, side + 1)];
  await inFolder(async (path) => {
    const places = listCursor(Float64Array.from([...stay, gone]).sort(), 1);
    await writeSegment(new PlaceFolder(path), 'places-1', [['sal', places]]);
    const file = new SegmentFile(`${path}/places-1`);
    const stored = new StoredPlaces('sal', [file], newestEntries(came, [gone]));
    const plain = await SpeciesPlaces.of([...stay, ...came]);
    // A list that was cut short ends with the last cell that all lists were looked at for.
    expect(stored.cells(16, WHOLE, 1).all()).toEqual(plain.cells(16, WHOLE).all().slice(0, 2));
    const [found, expected] = [stored, plain].map((one) =>
      finestCells([one], WHOLE, 16, 1).map((cells) => cells.all()),
    );
    expect(found).toEqual(expected);
    file.close();
  });
});

test('does not look at species again for a level that has too many for what is known', async () => {
  // Two places that are in one cell of level 1 only: at each finer level, 51 of 80 species have too many.
  const apart: [number, number][] = [
    [0, 0],
    [AXIS_STEPS / 2 - 1, 0],
  ];
  const species = await inMemory(Array.from({ length: 80 }, () => apart));
  let looks = 0;
  const counted = species.map(
    (places): PlacesOfSpecies => ({
      cells: (...wanted) => {
        looks += 1;
        return places.cells(...wanted);
      },
      extent: places.extent,
      shared: places.shared,
    }),
  );
  const found = finestCells(counted, WHOLE, 12, 100);
  expect(found.every(({ length }) => length === 1)).toBe(true);
  expect(looks).toBe(51 + 80);
});
