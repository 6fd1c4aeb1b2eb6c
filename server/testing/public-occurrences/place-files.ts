import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { AXIS_STEPS, placeCode } from '../../src/publishing/place-codes/place-code';
import type { StepBox } from '../../src/publishing/place-codes/places-of-species';
import type { PlacedRow } from '../../src/publishing/place-files/newest-places';
import type { PlacesBySpecies } from '../../src/publishing/place-files/place-store';
import { SpeciesPlaces } from '../../src/publishing/public-occurrences/species-places';

const step = fc.oneof(
  fc.integer({ min: 0, max: AXIS_STEPS - 1 }),
  // Close together, and on each other.
  fc.integer({ min: 1_000, max: 1_020 }),
);

/** Codes of places all over the world and in a heap. */
export const anyCode = fc.tuple(step, step).map(([column, row]) => placeCode(column, row));

/** A part of the map; and a level. */
export const anyView = fc
  .tuple(step, step, step, step, fc.integer({ min: 0, max: 26 }))
  .map(([x, otherX, y, otherY, level]) => {
    const [left, right] = [Math.min(x, otherX), Math.max(x, otherX)];
    const [top, bottom] = [Math.min(y, otherY), Math.max(y, otherY)];
    return { level, box: { left, right, top, bottom } };
  });

export interface AnyView {
  level: number;
  box: StepBox;
}

export const WHOLE: StepBox = { left: 0, top: 0, right: AXIS_STEPS - 1, bottom: AXIS_STEPS - 1 };

/** The same places in plain arrays. */
export async function plainPlaces(
  records: Iterable<PlacedRow>,
): Promise<Map<string, SpeciesPlaces>> {
  const codes = new Map<string, number[]>();
  for (const { name, code } of records) {
    const known = codes.get(name);
    if (known) known.push(code);
    else codes.set(name, [code]);
  }
  const plain = new Map<string, SpeciesPlaces>();
  for (const [name, list] of codes) plain.set(name, await SpeciesPlaces.of(list));
  return plain;
}

/** What is seen, in every species and view, and where its edges are. */
export function seenIn(
  places: PlacesBySpecies | ReadonlyMap<string, SpeciesPlaces>,
  views: readonly AnyView[],
) {
  return [...places]
    .map(([name, species]) => ({
      name,
      extent: species.extent,
      views: [{ level: 26, box: WHOLE }, ...views].map(({ level, box }) =>
        species.cells(level, box).all(),
      ),
    }))
    .filter(({ views: [all] }) => all && all.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Runs in a folder of its own. */
export async function inFolder<Made>(work: (path: string) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-places-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
