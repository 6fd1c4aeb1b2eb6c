import { type BlockArea, blockHolds } from '../importing';
import { packagedSource } from './demonstration-source';
import { demonstrationRecords } from './records';

const COUNT = 3000;
const records = demonstrationRecords(COUNT);
const { species, blocks } = packagedSource();

function areaOf(state: readonly string[], district: string, block: string): BlockArea | undefined {
  return blocks.find(
    (area) => state.includes(area.state) && area.district === district && area.block === block,
  );
}

describe('demonstrationRecords', () => {
  test('yields the requested number of records', () => {
    expect(records).toHaveLength(COUNT);
    expect(demonstrationRecords(0)).toEqual([]);
  });

  test('yields the same records at every call, also as the start of a longer series', () => {
    expect(demonstrationRecords(COUNT)).toEqual(records);
    expect(demonstrationRecords(50)).toEqual(records.slice(0, 50));
  });

  test('places every record inside its block, in a district of its species', () => {
    for (const record of records) {
      const kind = species.find((one) => one.scientificName === record.speciesName);
      expect(kind?.districts).toContain(record.district);
      const area = areaOf(kind?.states ?? [], record.district, record.block);
      expect(area && blockHolds(area, record.latitude, record.longitude)).toBe(true);
    }
  });

  test('shows every species, with its names and type', () => {
    for (const { scientificName, localName, type } of species) {
      const own = records.filter((record) => record.speciesName === scientificName);
      expect(own.length).toBeGreaterThan(40);
      expect(own[0]).toMatchObject({ localName, speciesType: type });
    }
  });

  test('clusters the records of a species at hot spots', () => {
    const own = records.filter((record) => record.speciesName === 'Taxus contorta');
    const cells = new Set(
      own.map(
        ({ latitude, longitude }) => `${Math.round(latitude * 5)} ${Math.round(longitude * 5)}`,
      ),
    );
    expect(cells.size).toBeLessThan(own.length / 2);
  });

  test('dates the records within daylight hours of three years, in Indian time', () => {
    for (const { observedAt } of records) {
      expect(observedAt).toMatch(/^\d{4}-\d\d-\d\dT(0[6-9]|1[0-8]):\d\d:\d\d\+05:30$/);
      expect(observedAt >= '2023-11-01' && observedAt < '2026-11-01').toBe(true);
      expect(Number.isNaN(Date.parse(observedAt))).toBe(false);
    }
    expect(new Set(records.map(({ observedAt }) => observedAt.slice(0, 4))).size).toBe(4);
  });

  test('gives the records accuracies within the range of a phone', () => {
    for (const { accuracyMetres } of records) {
      expect(accuracyMetres).toBeGreaterThanOrEqual(2.5);
      expect(accuracyMetres).toBeLessThanOrEqual(48);
    }
  });
});
