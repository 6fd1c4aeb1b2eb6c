import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockHolds, readBlockAreas } from '../importing';
import { serverFolder } from '../platform/folders/server-folder';
import { demonstrationRecords, ownRecords } from './records';

interface Species {
  scientificName: string;
  type: string;
  states: string[];
  districts: string[];
}

const data = (...path: string[]) => readFileSync(join(serverFolder(), 'data', ...path), 'utf8');
const species: Species[] = JSON.parse(data('species.json'));
const blocks = ['odisha-blocks.geojson', 'himachal-blocks.geojson'].flatMap((file) =>
  readBlockAreas(data('places', file)),
);
const records = demonstrationRecords();

describe('demonstration records', () => {
  test('are in districts of their species', () => {
    expect(records).toHaveLength(3000);
    for (const { speciesName, state, latitude, longitude } of records) {
      const kind = species.find((one) => one.scientificName === speciesName);
      expect(kind?.states).toContain(state);
      const holds = blocks.some(
        (block) =>
          block.state === state &&
          kind?.districts.includes(block.district) &&
          blockHolds(block, latitude, longitude),
      );
      expect(holds).toBe(true);
    }
  });

  test('show every species, with its type', () => {
    for (const { scientificName, type } of species) {
      const own = records.filter((record) => record.speciesName === scientificName);
      expect(own.length).toBeGreaterThan(40);
      expect(own[0]?.speciesType).toBe(type);
    }
  });

  test('have times within daylight hours of three years, and accuracies of a phone', () => {
    for (const { observedAt, accuracyMetres } of records) {
      expect(observedAt).toMatch(/^\d{4}-\d\d-\d\dT(0[6-9]|1[0-8]):\d\d:\d\d\+05:30$/);
      expect(observedAt >= '2023-11-01' && observedAt < '2026-11-01').toBe(true);
      expect(accuracyMetres).toBeGreaterThanOrEqual(2.5);
      expect(accuracyMetres).toBeLessThanOrEqual(48);
    }
  });

  test('belong to the collector for one in twenty, and to the others in turn', () => {
    const owned = ownRecords(records.slice(0, 200), 'collector', ['one', 'two', 'three']);
    expect(owned.filter(({ personId }) => personId === 'collector')).toHaveLength(10);
    expect(new Set(owned.map(({ personId }) => personId)).size).toBe(4);
  });
});
