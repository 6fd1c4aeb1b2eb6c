import { sentence } from '../../../platform/languages/sentence';
import { OTHER_NAMES } from '../source/other-names';
import { bareTerm, type RecordTable } from '../source/record-table';

/** Without case and signs. */
const BOTH = new Set([
  ...['coordinates', 'coordinate', 'gpscoordinates', 'gpscoordinate', 'gps', 'gpslocation'],
  ...['latlong', 'latlon', 'latlng', 'latitudelongitude', 'geopoint'],
]);

const PLACE_TERMS = ['decimalLatitude', 'decimalLongitude'] as const;

const isNamed = (column: string, term: string) =>
  [bareTerm(term), ...(OTHER_NAMES[term] ?? [])].includes(bareTerm(column));

/** Splits `20.5, 84.2` or an ODK geopoint `20.5 84.2 0 4.5`, unless its parts have columns. */
export function splitPlaces(table: RecordTable): RecordTable {
  const { terms } = table;
  const both = terms.filter((term) => BOTH.has(bareTerm(term)));
  const [column] = both;
  const hasOwn = terms.some((term) =>
    PLACE_TERMS.some((place) => isNamed(term, place) || /[-:_/]l(at|ong)itude$/i.test(term)),
  );
  if (column === undefined || both.length > 1 || hasOwn) return table;
  const index = terms.indexOf(column);
  return {
    ...table,
    terms: [...terms, ...PLACE_TERMS],
    async *batches() {
      for await (const batch of table.batches()) {
        yield batch.map((record) => ({
          ...record,
          fields: [...record.fields, ...partsOf(record.fields[index] ?? '')],
        }));
      }
    },
    notes: () => [
      ...(table.notes?.() ?? []),
      sentence('Latitude and longitude are read from the column {column}, in this order.', {
        column,
      }),
    ],
  };
}

/** Characters. */
const LONGEST = 200;

/** Signs between the two parts, tried in this order: a single comma is no decimal comma. */
const BETWEEN = [';', ',', /(?<=[NSns])\s/, /\s/];

/** Returns the whole text as latitude if it has not two parts. */
function partsOf(text: string): [latitude: string, longitude: string] {
  const plain = text.slice(0, LONGEST).replace(/^[([]|[)\]]$/g, '');
  for (const between of BETWEEN) {
    const [latitude = '', longitude = '', ...more] = plain
      .split(between)
      .map((part) => part.trim())
      .filter(Boolean);
    if (longitude !== '' && more.length === 0) return [latitude, longitude];
  }
  // A geopoint of ODK goes on with altitude and accuracy.
  const numbers = plain.split(/\s+/);
  const [latitude = '', longitude = ''] = numbers;
  return numbers.length === 4 || numbers.length === 3 ? [latitude, longitude] : [plain, ''];
}
