import { LIMITS } from '../../../../server/src/platform/configuration/limits';
import { filled } from '../../direct-case';
import type { CallCase } from '../call-case';
import type { Callers } from '../callers';

const ROUTE = 'POST /api/aranya/administration/imports';

const { uploadBytes, cards } = LIMITS.administration;
const { listRecords, rowBytes } = LIMITS.dataImport;

const importCase = (
  kind: string,
  unit: string,
  full: number,
  files: Record<string, (size: number) => string | Buffer>,
  query = '',
): CallCase => ({
  route: ROUTE,
  place: kind,
  unit,
  full,
  inputs: Object.fromEntries(
    Object.entries(files).map(([input, file]) => [
      input,
      (size: number, callers: Callers) => ({
        listener: 'server' as const,
        method: 'POST',
        path: `/api/aranya/administration/imports?kind=${kind}&name=a&check=yes&keepGood=yes${query}`,
        headers: {
          authorization: `Bearer ${callers.of(ROUTE, 'administrator').sessions[0]}`,
          'content-type': 'application/octet-stream',
        },
        body: Buffer.from(file(size)),
      }),
    ]),
  ),
});

const SPECIES = 'scientificName,conservation\r\n';
const ring = (points: number) =>
  JSON.stringify(
    Array.from({ length: points }, (_, one) => [85 + (one % 100) / 100, 21 + (one % 7) / 10]),
  );
const block = (coordinates: string) =>
  '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"state_name":"Odisha",' +
  `"district_n":"Keonjhar","Block_Na_1":"A block"},"geometry":{"type":"Polygon","coordinates":${coordinates}}}]}`;

/** Files that administrators give. */
export const IMPORT_CASES: readonly CallCase[] = [
  importCase('species', 'bytes', uploadBytes - 10_000, {
    'a quotation mark that is not closed': (size) => `${SPECIES}"${filled('a', size)}`,
    'quotation marks': (size) => SPECIES + filled('"', size),
    commas: (size) => SPECIES + filled(',', size),
    'line ends': (size) => SPECIES + filled('\r\n', size),
    zeroes: (size) => Buffer.alloc(size),
    'halves of characters': (size) => Buffer.alloc(size, 0xc3),
  }),
  importCase('species', 'records', listRecords - 1, {
    'good records': (size) =>
      SPECIES + Array.from({ length: size }, (_, one) => `Genus species${one},none\r\n`).join(''),
    'bad records': (size) => SPECIES + 'Genus species,secret\r\n'.repeat(size),
  }),
  importCase('species', 'bytes', rowBytes - 100, {
    'one long name': (size) => `${SPECIES}${filled('A ', size)},none\r\n`,
    'one row of columns': (size) => `${SPECIES}${filled('a,', size)}\r\n`,
  }),
  importCase('cards', 'records', cards, {
    'long cards': (size) =>
      'kind,title,text,picture\r\n' +
      `event,${filled('a', 120)},${filled('a ', 600)},map\r\n`.repeat(size),
  }),
  importCase(
    'blocks',
    'bytes',
    uploadBytes - 10_000,
    {
      'one ring': (size) => block(`[${ring(Math.floor(size / 14))}]`),
      'nested brackets': (size) => block(filled('[', size)),
      'one text': (size) => `{"type":"FeatureCollection","features":["${filled('a', size)}"]}`,
      'features without anything': (size) =>
        `{"type":"FeatureCollection","features":[${filled('{},', size - (size % 3))}{}]}`,
    },
    '&state=Odisha',
  ),
  importCase('field-sites', 'bytes', uploadBytes - 10_000, {
    'nested brackets': (size) => `[${filled('[', size)}`,
    'sites without anything': (size) => `[${filled('{},', size - (size % 3))}{}]`,
    'one long name': (size) => `[{"name":"${filled('a', size)}"}]`,
  }),
];
