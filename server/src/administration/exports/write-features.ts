import { PLACE_LIMITS } from '../../collecting/answers/limits';
import { readGeopoint } from '../../collecting/answers/read-place';
import type { TaskOf } from '../../platform/heavy-work/heavy-work';
import {
  type ExportColumn,
  type ExportTable,
  FIRST_COLUMNS,
  LAST_COLUMNS,
  namesIn,
} from './export-tables';
import { answersOf, openRecord, type Repetition, repetitionsBelow } from './record-tables';
import { cellsOf, type RecordsToWrite, valuesAround } from './write-rows';

type Reader = ReturnType<typeof answersOf>;

/** One feature per line, with a comma between them. */
export async function writeExportFeatures({ tables, records }: RecordsToWrite): Promise<string> {
  const [main] = tables;
  if (!main) return '';
  const readers = tables.map(answersOf);
  const features = records.map((record) => {
    const opened = openRecord(record);
    const answers = readers[0]?.(opened.element) ?? [];
    const { first, last } = valuesAround(record);
    return JSON.stringify({
      type: 'Feature',
      id: record.key,
      geometry: geometryOf(main.columns, answers),
      properties: {
        ...named(FIRST_COLUMNS, first),
        ...propertiesOf(opened, 0, tables, readers),
        ...named(LAST_COLUMNS, last),
      },
    });
  });
  return features.join(',\n');
}

export const WRITE_EXPORT_FEATURES: TaskOf<typeof writeExportFeatures> = {
  name: 'writeExportFeatures',
  lane: 'records',
};

const named = (names: readonly string[], values: readonly unknown[]) =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));

function propertiesOf(
  repetition: Repetition,
  at: number,
  tables: readonly ExportTable[],
  readers: readonly Reader[],
): Record<string, unknown> {
  const answers = readers[at]?.(repetition.element) ?? [];
  const asked = tables[at]?.columns ?? [];
  const own = asked.flatMap((column, index) => {
    const cells = cellsOf(column, answers[index] ?? '');
    return namesIn(column).map((name, part) => [name, jsonValue(column.type, cells[part] ?? '')]);
  });
  const inside = tables.flatMap(({ parent, steps }, index) => {
    if (parent !== at) return [];
    const found = [...repetitionsBelow(repetition, steps)];
    return [[steps.join('-'), found.map((one) => propertiesOf(one, index, tables, readers))]];
  });
  return Object.fromEntries([...own, ...inside]);
}

const NUMBERS = new Set(['int', 'decimal', 'geopoint']);

/** A number where the question asks for one and the answer is exact as a number. */
function jsonValue(type: string, text: string): string | number | null {
  if (text === '') return null;
  const number = NUMBERS.has(type) ? Number(text) : Number.NaN;
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text;
}

type Position = [longitude: number, latitude: number];

/** First place of a record, also of a line or area. Order: longitude, latitude. */
function geometryOf(columns: readonly ExportColumn[], answers: readonly string[]) {
  for (const [at, { type }] of columns.entries()) {
    const answer = answers[at] ?? '';
    const geometry = answer === '' ? null : PLACES[type]?.(answer);
    if (geometry) return geometry;
  }
  return null;
}

const PLACES: Readonly<Record<string, (answer: string) => object | null>> = {
  geopoint: (answer) => {
    const [point] = positionsOf(answer);
    return point ? { type: 'Point', coordinates: point } : null;
  },
  geotrace: (answer) => {
    const coordinates = positionsOf(answer);
    return coordinates.length >= 2 ? { type: 'LineString', coordinates } : null;
  },
  geoshape: (answer) => {
    const ring = positionsOf(answer);
    return ring.length >= 4 ? { type: 'Polygon', coordinates: [counterclockwise(ring)] } : null;
  },
};

function positionsOf(answer: string): Position[] {
  if (answer.length > PLACE_LIMITS.areaCharacters) return [];
  return answer.split(';').flatMap((part): Position[] => {
    const point = readGeopoint(part);
    return point ? [[point.longitude, point.latitude]] : [];
  });
}

/** RFC 7946 requires this order; ODK Collect closes its rings, but in the order of drawing. */
function counterclockwise(ring: readonly Position[]): Position[] {
  const doubleArea = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubleArea < 0 ? ring.toReversed() : [...ring];
}
