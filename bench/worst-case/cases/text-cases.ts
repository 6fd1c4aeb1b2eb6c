import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { foreignDatum } from '../../../server/src/importing/files/places/datum';
import { readPlace } from '../../../server/src/importing/files/places/read-place';
import { faultOfDate } from '../../../server/src/importing/occurrences/event-date';
import { canonicalName } from '../../../server/src/importing/species/canonical-name';
import { normalisePhoneNumber } from '../../../server/src/people/accounts/phone-numbers/phone-number';
import { deviceName } from '../../../server/src/people/accounts/sessions/session-list';
import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { chooseEncoding } from '../../../server/src/platform/http/choose-encoding';
import { holdsAlready } from '../../../server/src/platform/http/holds-already';
import { knownHosts } from '../../../server/src/platform/http/known-hosts';
import { readMapRequest } from '../../../server/src/publishing/species-layers/map-request';
import { readWmsParameters } from '../../../server/src/publishing/species-layers/wms-parameters';
import { readGeoBox } from '../../../shared/src/contracts/map/geo-box';
import { hostnameFor } from '../../../tools/serve/page/pages';
import { casesOf } from '../direct-case';

/** Slow for careless patterns and loops; `…` separates beginning, repeated piece and end. */
const FILLINGS = [
  ...['…a…', '…1…x', 'a… …a', 'a…\t…a', '….…', 'a@….…@', 'a@…a.…@', '…@…', '/a…/…b', '…\\…x'],
  ...['https://…a… ', '…,…', '…1,…', '…a;…', '…=…', '1…-…x', 'a…_…?', '…%…', '"…"…', '…(…', '…<…'],
  ...['a…\r\n…a', '…\0…', 'e…\u0301…', '…\ud83d…', '…🌳…', '…İ…'],
];

const NASTY_FILLINGS: Readonly<Record<string, (length: number) => string>> = Object.fromEntries(
  FILLINGS.map((filling) => {
    const [before = '', piece = '', behind = ''] = filling.split('…');
    return [
      JSON.stringify(filling),
      (length: number) => {
        const room = Math.max(0, length - before.length - behind.length);
        return before + piece.repeat(Math.floor(room / piece.length)) + behind;
      },
    ];
  }),
);

/** Largest header value in bytes: Node accepts 16 KiB for all headers. */
const HEADER_BYTES = 15_800;

const MAP =
  'SERVICE=WMS&REQUEST=GetMap&VERSION=1.3.0&CRS=EPSG:3857&STYLES=&WIDTH=64&HEIGHT=64&FORMAT=image/png' +
  '&BBOX=8500000,3200000,8600000,3300000&LAYERS=shorea_robusta';

/** If a parameter occurs twice, the first value counts. */
const MAP_READERS = Object.fromEntries(
  ['LAYERS', 'STYLES', 'BBOX', 'CRS', 'BGCOLOR'].map((name) => [
    `readMapRequest ${name}`,
    (text: string) =>
      readMapRequest(readWmsParameters(`/wms?${name}=${encodeURI(text)}&${MAP}`), '1.3.0'),
  ]),
);

const hostOf = hostnameFor(knownHosts(['http://localhost:3000']));

type Readers = Record<string, (text: string) => unknown>;

const IN_HEADERS: Readers = {
  ...MAP_READERS,
  readWmsParameters: (text) => readWmsParameters(`/wms?${text}`),
  readGeoBox,
  chooseEncoding: (text) => chooseEncoding(text),
  holdsAlready: (text) =>
    holdsAlready({ headers: { 'if-none-match': text } } as FastifyRequest, `"${'a'.repeat(32)}"`),
  deviceName,
  hostnameFor: (host) => hostOf({ headers: { host } } as IncomingMessage),
};

const IN_ROWS: Readers = {
  canonicalName,
  faultOfDate: (text) => faultOfDate(text),
  foreignDatum,
  'readPlace latitude': (text) => readPlace(text, '84'),
  'readPlace country': (text) => readPlace('84', '20', text),
};

const inAllFillings = (readers: Readers, full: number) =>
  Object.entries(readers).flatMap(([reader, read]) =>
    casesOf(reader, read, { unit: 'characters', full }, { ...NASTY_FILLINGS }),
  );

export const TEXT_CASES = [
  ...inAllFillings(IN_HEADERS, HEADER_BYTES),
  ...inAllFillings(IN_ROWS, LIMITS.dataImport.rowBytes),
  ...inAllFillings({ normalisePhoneNumber }, LIMITS.jsonBodyBytes),
];
