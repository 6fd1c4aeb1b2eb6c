import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { NamedPlace } from '@aranya/shared/contracts/explore';
import { BLOCK_FILES, type BlockArea, blockHolds, readBlockAreas } from '../../importing';
import { findPlaceFile } from './place-files';

export interface KnownBlock {
  block: NamedPlace;
  district: NamedPlace;
  state: NamedPlace;
  area: Pick<BlockArea, 'polygons' | 'box'>;
}

export interface Borders {
  /** Hash of the files; another one means that records may be in other blocks. */
  fingerprint: string;
  /** By their ids, in the order of the ids. */
  blocks: ReadonlyMap<string, KnownBlock>;
  /** Bounding boxes by district id. */
  districts: ReadonlyMap<string, BlockArea['box']>;
  /** Takes degrees of WGS84; undefined outside of all blocks, and without a place. */
  find(latitude: number | null, longitude: number | null): KnownBlock | undefined;
}

/** Imported files take precedence over the packaged ones. */
export type ReadBorders = () => Promise<Borders>;

/** Does not read unchanged files again. */
export function openBorders(dataFolder: string): ReadBorders {
  let known: { files: string; borders: Borders } | null = null;

  return async () => {
    const paths = await Promise.all(
      Object.values(BLOCK_FILES).map((file) => findPlaceFile(dataFolder, file)),
    );
    const files = paths.map(({ changed }) => changed).join(' ');
    if (known?.files !== files) {
      const texts = await Promise.all(paths.map(({ path }) => readFile(path, 'utf8')));
      known = { files, borders: bordersIn(texts) };
    }
    return known.borders;
  };
}

/** Side of a square of the index, in parts of a degree. */
const PER_DEGREE = 10;
const square = (latitude: number, longitude: number) =>
  Math.floor(latitude * PER_DEGREE) * 360 * PER_DEGREE + Math.floor(longitude * PER_DEGREE);

function bordersIn(texts: readonly string[]): Borders {
  const hash = createHash('sha256');
  const bySquare = new Map<number, KnownBlock[]>();
  const blocks = new Map<string, KnownBlock>();
  const districts = new Map<string, BlockArea['box']>();
  for (const text of texts) {
    hash.update(text);
    for (const area of readBlockAreas(text)) {
      const names = namesOf(area);
      blocks.set(names.block.id, names);
      districts.set(names.district.id, around(area.box, districts.get(names.district.id)));
      for (const number of squaresOf(area)) {
        bySquare.set(number, [...(bySquare.get(number) ?? []), names]);
      }
    }
  }
  return {
    fingerprint: hash.digest('hex'),
    districts,
    blocks: new Map([...blocks].sort(([a], [b]) => (a < b ? -1 : 1))),
    find(latitude, longitude) {
      if (latitude === null || longitude === null) return undefined;
      const near = bySquare.get(square(latitude, longitude));
      return near?.find(({ area }) => blockHolds(area, latitude, longitude));
    },
  };
}

function around(one: BlockArea['box'], other = one): BlockArea['box'] {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}

function* squaresOf({ box: [west, south, east, north] }: BlockArea) {
  for (let row = Math.floor(south * PER_DEGREE); row <= north * PER_DEGREE; row += 1) {
    for (let column = Math.floor(west * PER_DEGREE); column <= east * PER_DEGREE; column += 1) {
      yield row * 360 * PER_DEGREE + column;
    }
  }
}

/** Characters of a name. */
const LONGEST = 60;

/** Letters and digits of any script, with hyphens between words. */
const idOf = (name: string) =>
  name
    .slice(0, LONGEST)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');

function namesOf({ state, district, block, polygons, box }: BlockArea): KnownBlock {
  const ofState = idOf(state);
  const ofDistrict = `${ofState}_${idOf(district)}`;
  return {
    state: { id: ofState, name: state },
    district: { id: ofDistrict, name: district },
    block: { id: `${ofDistrict}_${idOf(block)}`, name: block },
    area: { polygons, box },
  };
}
