import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { ServerProcess } from '../../server/testing/odk-conformance/server-process';
import { OVERLAY_SPECIES, speciesLayerName } from '../../shared/src/contracts';

/** Kinds of views: what a window shows of the country, a state, a district and closer. */
const VIEWS = { country: 5, state: 7, district: 10, close: 13 } as const;
const VIEWS_OF_KIND = 40;
/** A window of these pixels, in the tiles of web maps. */
const WINDOW = { width: 1_280, height: 800 };
const INDIA = { west: 70, south: 9, east: 94, north: 33 };
const PICTURES = 5;

/** Where views of the public map are asked for. */
export const API = '/api/aranya/public-occurrences';

/** The same numbers in every run. */
function madeUp(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The middle one. */
export const middle = (times: number[]): number =>
  rounded(times.sort((one, other) => one - other)[times.length >> 1] ?? 0);
export const rounded = (milliseconds: number) => Number(milliseconds.toFixed(1));

/** Connections stay open, as those of browsers. */
const agent = new Agent({ keepAlive: true });

/**
 * An answer, and how long it took until all of it was here, compressed as for a browser; what reading it takes is not
 * in the time.
 * @throws where it is none
 */
export async function timed(url: string): Promise<{ ms: number; body: Buffer }> {
  const from = performance.now();
  const asking = request(url, { agent, headers: { 'accept-encoding': 'br' } });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const sent = await buffer(answer);
  const ms = performance.now() - from;
  const body = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
  if (answer.statusCode !== 200) {
    throw new Error(`${url}: ${answer.statusCode} ${body.toString().slice(0, 200)}`);
  }
  return { ms, body };
}

/** Records in a view. */
export const totalOf = (body: Buffer) => (JSON.parse(body.toString()) as { total: number }).total;

/** Boxes around places of records, some of which have few around them. */
function* boxes(zoom: number, seed: number) {
  const random = madeUp(seed);
  const degrees = 360 / (256 * 2 ** zoom);
  for (;;) {
    const west = INDIA.west + random() * (INDIA.east - INDIA.west);
    const south = INDIA.south + random() * (INDIA.north - INDIA.south);
    const [east, north] = [west + WINDOW.width * degrees, south + WINDOW.height * degrees];
    yield [west, south, Math.min(180, east), Math.min(84, north)]
      .map((one) => one.toFixed(5))
      .join(',');
  }
}

/** Times in milliseconds and points of some views, the middle ones. */
export interface ViewFigures {
  /** Of each kind. */
  ms: Record<string, number>;
  points: Record<string, number>;
  /** Of all kinds together, by how many points the answer has. */
  byPoints: Record<string, number>;
}

const groupOf = (points: number) =>
  points === 0 ? 'none' : points < 100 ? 'up to 99' : '100 and more';

/** One after another: no answer of another view is given again. */
export async function viewsOf(server: ServerProcess, seed: number): Promise<ViewFigures> {
  const found: ViewFigures = { ms: {}, points: {}, byPoints: {} };
  const timesByPoints = new Map<string, number[]>();
  for (const [kind, zoom] of Object.entries(VIEWS)) {
    const box = boxes(zoom, seed + zoom);
    const times: number[] = [];
    const points: number[] = [];
    for (let view = 0; view < VIEWS_OF_KIND * 2; view += 1) {
      const url = `${server.origin}${API}?bbox=${box.next().value}&zoom=${zoom}`;
      const { ms, body } = await timed(url);
      // The first half warms up.
      if (view < VIEWS_OF_KIND) continue;
      const shown = (JSON.parse(body.toString()) as { features: unknown[] }).features.length;
      times.push(ms);
      points.push(shown);
      const group = groupOf(shown);
      timesByPoints.set(group, [...(timesByPoints.get(group) ?? []), ms]);
    }
    found.ms[kind] = middle(times);
    found.points[kind] = middle(points);
  }
  for (const [group, times] of timesByPoints) found.byPoints[group] = middle(times);
  return found;
}

/** Pictures of all India with all layers, from the map server. */
export async function pictures(
  server: ServerProcess,
): Promise<{ middle: number; longest: number }> {
  const layers = OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName));
  const times: number[] = [];
  for (let picture = 0; picture < PICTURES; picture += 1) {
    const shift = picture * 0.01;
    const { ms } = await timed(
      `${server.origin}/wms?SERVICE=WMS&REQUEST=GetMap&VERSION=1.1.1&SRS=EPSG:4326&STYLES=` +
        `&LAYERS=${layers.join(',')}&BBOX=${[70 + shift, 8, 96 + shift, 34].join(',')}` +
        '&WIDTH=1024&HEIGHT=1024&FORMAT=image/png&TRANSPARENT=TRUE',
    );
    times.push(ms);
  }
  return { middle: middle(times), longest: rounded(Math.max(...times)) };
}
