import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OVERLAY_SPECIES, speciesLayerName } from '@aranya/shared/contracts';
import {
  type ExploreRecord,
  type ExploreRecords,
  RECORD_ORDERS,
} from '@aranya/shared/contracts/explore';
import { routesOf } from '../../src/people/accounts/guard';
import { API_PREFIX } from '../../src/platform/http/api-prefix';
import { writeMapServerFiles } from '../../src/publishing/map-server-files/write-map-server-files';
import type { TestServer } from '..';
import { downloadedRecords, RECORD_CALLS } from './record-outputs';

/** A part of the map, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const INDIA: Box = { west: 66, south: 6, east: 98, north: 38 };

/** Zoom levels of detailed views of a part of the map. */
const NEAR_ZOOMS = [10, 22];
const ZOOMS = Array.from({ length: 23 }, (_, zoom) => zoom);

/** With nine decimals: calls refuse more than twelve. */
const textOf = ({ west, south, east, north }: Box) =>
  [west, south, east, north].map((degree) => Number(degree.toFixed(9))).join(',');

const occurrencesIn = (box: Box, zoom: number) =>
  `${API_PREFIX}/public-occurrences?bbox=${textOf(box)}&zoom=${zoom}`;

const EXPLORE = `${API_PREFIX}/explore`;
/** Filters that are combined with each box, so that answers can be subtracted from each other. */
const FILTERS = [
  '',
  '&species=Taxus_contorta,Buchanania_lanzan',
  '&species=Shorea_robusta&months=1',
  '&from=2100-01&to=2100-01&photo=yes',
  '&confirmed=yes',
];
/** Calls of explore about India with every filter, and about each box with none and with one. */
const exploreIn = (boxes: readonly Box[], call: (box: string, filter: string) => string) =>
  [INDIA, ...boxes].flatMap((box, index) =>
    FILTERS.filter((_, number) => index === 0 || number === 0 || number === 1 + (index % 4)).map(
      (filter) => `${EXPLORE}/${call(textOf(box), filter)}`,
    ),
  );

const WMS = '/wms?SERVICE=WMS&STYLES=';
const LAYERS = OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName));
const pictureOf = ({ west, south, east, north }: Box, side = 128) =>
  `${WMS}&VERSION=1.3.0&REQUEST=GetMap&LAYERS=${LAYERS}&CRS=CRS:84&BBOX=${west},${south},${east},${north}&WIDTH=${side}&HEIGHT=${side}&FORMAT=image/png&TRANSPARENT=TRUE`;

/** Answer of the map about the pixel in the middle of a picture. */
const informationOn = (box: Box, side = 16) =>
  `${pictureOf(box, side).replace('GetMap', 'GetFeatureInfo')}&QUERY_LAYERS=${LAYERS}&INFO_FORMAT=application/json&I=${side / 2}&J=${side / 2}`;

/**
 * Requests with which public routes would reveal places. A route without parameters that is missing here is
 * requested directly; one with parameters must be listed.
 */
const CALLS: Readonly<Record<string, (boxes: readonly Box[]) => string[]>> = {
  '/wms': (boxes) => [
    `${WMS}&VERSION=1.3.0&REQUEST=GetCapabilities`,
    `${WMS}&VERSION=1.1.1&REQUEST=GetCapabilities`,
    pictureOf(INDIA, 512),
    ...boxes.map((box) => pictureOf(box)),
    ...boxes.map((box) => informationOn(box)),
  ],
  [`${API_PREFIX}/public-occurrences`]: (boxes) => [
    ...ZOOMS.map((zoom) => occurrencesIn(INDIA, zoom)),
    ...boxes.flatMap((box) => NEAR_ZOOMS.map((zoom) => occurrencesIn(box, zoom))),
  ],
  [`${EXPLORE}/summary`]: (boxes) => [
    `${EXPLORE}/summary`,
    ...FILTERS.slice(1).map((filter) => `${EXPLORE}/summary?${filter.slice(1)}`),
    ...exploreIn(boxes, (box, filter) => `summary?bbox=${box}${filter}`),
  ],
  [`${EXPLORE}/cells`]: (boxes) =>
    exploreIn(boxes, (box, filter) => `cells?view=${box}&zoom=12${filter}`),
  [`${EXPLORE}/records`]: (boxes) => [
    ...RECORD_ORDERS.map((sort) => `${EXPLORE}/records?limit=7&sort=${sort}`),
    ...exploreIn(boxes, (box, filter) => `records?bbox=${box}&direction=asc${filter}`),
  ],
  // The records and blocks that the pages of records name are requested, too.
  [`${EXPLORE}/records/:id`]: () => [],
  [`${EXPLORE}/places/:block`]: () => [`${EXPLORE}/places/himachal-pradesh_shimla_theog`],
  [`${EXPLORE}/species/:name`]: () =>
    OVERLAY_SPECIES.map(
      ({ scientificName }) => `${EXPLORE}/species/${scientificName.replace(' ', '_')}`,
    ),
  // Files without records: photos of profiles and of field sites; the download contains only a
  // person's own data.
  [`${API_PREFIX}/field-sites/photos/:specimen`]: () => [],
  [`${API_PREFIX}/profile/photos/:photo`]: () => [],
  [`${API_PREFIX}/user/downloads/:ticket`]: () => [],
  ...RECORD_CALLS,
};

/** Public calls that store data and whose answers contain no place. */
const LEAVE_SOMETHING = [
  // The answer has numbers only, which `downloadedRecords` compares.
  '/explore/downloads',
  '/measurement_gaps',
  '/measurement_gaps/form',
  '/mail-updates',
  '/mail-updates/end',
  '/remote-failures',
  '/user/uloggedin-login',
  '/user/keep-account',
  '/user/provider/start',
  '/user/provider/finish',
].map((path) => API_PREFIX + path);

/** Whether answers change with the time, the number of requests or of records. */
export const isLive = (address: string) => /health|metrics|getDetails/.test(address);

/**
 * Lists every public address of the server.
 * @param boxes parts of the map to request in detail
 * @throws Error for a public route with parameters that is not listed
 */
export function publicAddresses({ app }: TestServer, boxes: readonly Box[] = []): string[] {
  return routesOf(app)
    .filter(({ config }) => config?.audience === 'anyone')
    .flatMap(({ url, method }) => {
      const methods = [method].flat();
      if (!methods.includes('GET')) {
        if (methods.includes('HEAD') || LEAVE_SOMETHING.includes(url)) return [];
        throw new Error(`${url} is public: say in LEAVE_SOMETHING that it answers no place.`);
      }
      const calls = CALLS[url];
      if (calls) return calls(boxes);
      if (url.startsWith('/docs')) return url.includes('*') ? [] : [url];
      if (/[:*]/.test(url)) throw new Error(`${url} is public: say in CALLS how it is asked.`);
      return [url];
    });
}

/** Returns all public answers of a server: status, headers and body by address; and the map files. */
export async function publicAnswers(
  server: TestServer,
  boxes: readonly Box[] = [],
): Promise<Map<string, string>> {
  await server.context.publicPlaces.caughtUp();
  const answers = new Map<string, string>();
  const addresses = new Set(publicAddresses(server, boxes));
  // Grows while pages of records name further addresses.
  for (const url of addresses) {
    const answer = await server.app.inject(url);
    const { statusCode, rawPayload, headers } = answer;
    const { date: _, 'x-request-id': __, ...lasting } = headers;
    const head = `${statusCode} ${JSON.stringify(lasting)}`;
    answers.set(url, `${head} ${rawPayload.toString('latin1')}`);
    if (!url.startsWith(`${EXPLORE}/records?`)) continue;
    const { records, next } = answer.json<ExploreRecords>();
    for (const { id } of records) addresses.add(`${EXPLORE}/records/${id}`);
    for (const { block } of records) if (block) addresses.add(`${EXPLORE}/places/${block.id}`);
    if (next) addresses.add(`${url.replace(/&after=.*/, '')}&after=${next}`);
  }
  for (const [name, content] of await mapServerFiles(server)) answers.set(name, content);
  for (const [name, content] of await downloadedRecords(server, boxes)) answers.set(name, content);
  return answers;
}

/** Returns the public records of all pages, once each. */
export function recordsIn(answers: ReadonlyMap<string, string>): ExploreRecord[] {
  const records = new Map<string, ExploreRecord>();
  for (const [url, answer] of answers) {
    if (!url.startsWith(`${EXPLORE}/records?`)) continue;
    const page = JSON.parse(answer.slice(answer.indexOf('{"records"'))) as ExploreRecords;
    for (const record of page.records) records.set(record.id, record);
  }
  return [...records.values()];
}

async function mapServerFiles(server: TestServer): Promise<[string, string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-public-files-'));
  try {
    await writeMapServerFiles(server.context, folder, 'https://maps.example/wms');
    const names = (await readdir(folder)).sort();
    return await Promise.all(
      names.map(async (name): Promise<[string, string]> => {
        const content = await readFile(join(folder, name), 'utf8');
        return [name, content.replaceAll(folder, '')];
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
