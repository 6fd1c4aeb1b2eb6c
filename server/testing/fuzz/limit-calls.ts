import { OVERLAY_SPECIES, speciesLayerName } from '@aranya/shared/contracts';
import { LIMITS } from '../../src/platform/configuration/limits';
import { MAP_PICTURE_LIMITS } from '../../src/publishing/species-layers/limits';
import { multipart, type RecordFile } from '../odk-conformance/collect-client';
import { testRecord } from '../odk-conformance/test-forms';
import { type FuzzCall, fuzzCall } from './fuzz-call';
import type { Known } from './known-callers';

const { parts, partHeaderBytes, requestBytes, fileBytes } = LIMITS.openRosa;

const filled = (piece: string, length: number) =>
  piece.repeat(Math.max(0, Math.floor(length / piece.length)));

interface Sent {
  body: Buffer;
  contentType: string;
}
type Make = (size: number) => Sent;

let lastRecord = 0;
function sent(files: readonly RecordFile[]): Sent {
  lastRecord += 1;
  return multipart(testRecord({ instanceId: `uuid:limit-${lastRecord}` }), files, {});
}

/** A record with one more part, whose header has this line. */
function withHeader(line: string): Sent {
  const { body, contentType } = sent([]);
  const border = body.subarray(0, body.indexOf('\r\n')).toString();
  const part = `${border}\r\n${line}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n`;
  return { body: Buffer.concat([Buffer.from(part), body]), contentType };
}

const raw = (body: Buffer) => ({ body, contentType: 'multipart/form-data; boundary=worst' });
const files = (size: number, nameOf: (number: number) => string) =>
  sent(Array.from({ length: size }, (_, one) => ({ name: nameOf(one), bytes: Buffer.from('x') })));

/** Largest whole requests; bench/worst-case has the largest records. */
const SUBMISSIONS: [full: number, input: string, make: Make][] = [
  [parts - 2, 'small files', (size) => files(size, (number) => `f${number}.jpg`)],
  [parts - 2, 'files of one name', (size) => files(size, () => 'same.jpg')],
  [partHeaderBytes, 'spaces', (size) => withHeader(`X-A: a${filled(' ', size - 200)}b`)],
  [partHeaderBytes, 'lines', (size) => withHeader(filled('A: b\r\n', size - 200).trimEnd())],
  ...[';', '; a="b"', '; name="\\"', ";filename*=utf-8''%41"].map(
    (piece): [number, string, Make] => [
      partHeaderBytes,
      piece,
      (size) => withHeader(`Content-Disposition: form-data${filled(piece, size - 200)}`),
    ],
  ),
  [requestBytes, 'nothing but hyphens', (size) => raw(Buffer.alloc(size, '-'))],
  [requestBytes, 'borders', (size) => raw(Buffer.alloc(size, '--worst\r\n'))],
  [
    fileBytes,
    'beginnings of a border',
    (size) => sent([{ name: 'a.bin', bytes: Buffer.alloc(size, '\r\n----') }]),
  ],
];

/**
 * The worst calls of the largest size that the server accepts.
 *
 * @param share Of the full size.
 */
export function limitCalls({ appUserTokens }: Known, share: number): FuzzCall[] {
  const layers = OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName));
  const side = Math.floor(MAP_PICTURE_LIMITS.side * share);
  const map =
    '/wms?SERVICE=WMS&REQUEST=GetMap&VERSION=1.1.1&STYLES=&SRS=EPSG:4326&FORMAT=image/png' +
    `&TRANSPARENT=TRUE&BBOX=60,5,100,40&LAYERS=${layers}&WIDTH=${side}&HEIGHT=${side}`;
  const world = '/api/aranya/public-occurrences?bbox=-180,-90,180,90&zoom=22';
  const explored = `bbox=-180,-90,180,90&months=1,2,3,4,5,6,7,8,9,10,11,12&species=${'Shorea_robusta,'.repeat(20).slice(0, -1)}`;
  return [
    ...SUBMISSIONS.map(([full, input, make]) => {
      const { body, contentType } = make(Math.floor(full * share));
      return fuzzCall(`limit: ${input}`, {
        listener: 'server',
        method: 'POST',
        path: `/v1/key/${appUserTokens[0]}/projects/1/submission`,
        headers: { 'x-openrosa-version': '1.0', 'content-type': contentType },
        body,
      });
    }),
    ...[
      map,
      world,
      `/api/aranya/explore/summary?${explored}`,
      `/api/aranya/explore/records?limit=100&sort=district&${explored}`,
      `/api/aranya/explore/cells?view=-180,-90,180,90&zoom=22&${explored}`,
    ].map((path) => fuzzCall('limit: all of the map', { listener: 'server', path })),
  ];
}
