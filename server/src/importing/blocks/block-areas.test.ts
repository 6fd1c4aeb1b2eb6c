import { blockHolds, readBlockAreas } from './block-areas';

const SQUARE = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const HOLE = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1],
  [1, 1],
];
const ISLAND = [
  [10, 10],
  [11, 10],
  [11, 11],
  [10, 11],
  [10, 10],
];

function blockOf(geometry: object) {
  const properties = { state_name: 'Odisha', district_n: 'Puri', Block_Na_1: 'Satyabadi' };
  const [area] = readBlockAreas(JSON.stringify({ features: [{ properties, geometry }] }));
  if (!area) {
    throw new Error('no block was read');
  }
  return area;
}

describe('readBlockAreas', () => {
  test('reads the names and bounding box of a block', () => {
    const area = blockOf({ type: 'Polygon', coordinates: [SQUARE] });
    expect(area).toMatchObject({ state: 'Odisha', district: 'Puri', block: 'Satyabadi' });
    expect(area.box).toEqual([0, 0, 4, 4]);
  });
});

describe('blockHolds', () => {
  test('expects latitude before longitude', () => {
    const area = blockOf({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [8, 0],
          [8, 2],
          [0, 2],
          [0, 0],
        ],
      ],
    });
    expect(blockHolds(area, 1, 7)).toBe(true);
    expect(blockHolds(area, 7, 1)).toBe(false);
  });

  test('excludes holes', () => {
    const area = blockOf({ type: 'Polygon', coordinates: [SQUARE, HOLE] });
    expect(blockHolds(area, 3, 3)).toBe(true);
    expect(blockHolds(area, 1.5, 1.5)).toBe(false);
  });

  test('accepts blocks of several parts, and excludes the space between them', () => {
    const area = blockOf({ type: 'MultiPolygon', coordinates: [[SQUARE], [ISLAND]] });
    expect(blockHolds(area, 10.5, 10.5)).toBe(true);
    expect(blockHolds(area, 7, 7)).toBe(false);
  });

  test('includes only points on the inner side of an oblique border', () => {
    const area = blockOf({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [0, 4],
          [0, 0],
        ],
      ],
    });
    expect(blockHolds(area, 1.9, 2)).toBe(true);
    expect(blockHolds(area, 2.1, 2)).toBe(false);
  });
});
