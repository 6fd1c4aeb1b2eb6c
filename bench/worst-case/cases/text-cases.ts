import type { FastifyRequest } from 'fastify';
import { deviceName } from '../../../server/src/people/accounts/device-name';
import { normalisePhoneNumber } from '../../../server/src/people/accounts/phone-number';
import { LIMITS } from '../../../server/src/platform/configuration/limits';
import { chooseEncoding } from '../../../server/src/platform/http/choose-encoding';
import { holdsAlready } from '../../../server/src/platform/http/holds-already';
import { canonicalName } from '../../../server/src/publishing/data-import/occurrences/canonical-name';
import { faultOfDate } from '../../../server/src/publishing/data-import/occurrences/event-date';
import { foreignDatum } from '../../../server/src/publishing/data-import/places/datum';
import { readPlace } from '../../../server/src/publishing/data-import/places/read-place';
import { readMapRequest } from '../../../server/src/publishing/species-layers/map-request';
import { readWmsParameters } from '../../../server/src/publishing/species-layers/wms-parameters';
import { readGeoBox } from '../../../shared/src/contracts/geo-box';
import { casesOf } from '../direct-case';
import { NASTY_FILLINGS } from '../nasty-fillings';
import { HEADER_BYTES } from '../sizes';

const MAP =
  'SERVICE=WMS&REQUEST=GetMap&VERSION=1.3.0&CRS=EPSG:3857&STYLES=&WIDTH=64&HEIGHT=64&FORMAT=image/png' +
  '&BBOX=8500000,3200000,8600000,3300000&LAYERS=shorea_robusta';

/** A request for a map with one value in the place of its own; of two the first counts. */
const mapWith = (name: string) => (text: string) =>
  readMapRequest(readWmsParameters(`/wms?${name}=${encodeURI(text)}&${MAP}`), '1.3.0');

const requestWith = (header: string, text: string) =>
  ({ headers: { [header]: text } }) as unknown as FastifyRequest;

/** Readers of texts that come in an address or in a header. */
const IN_HEADERS: Record<string, (text: string) => unknown> = {
  readWmsParameters: (text) => readWmsParameters(`/wms?${text}`),
  'readMapRequest LAYERS': mapWith('LAYERS'),
  'readMapRequest STYLES': mapWith('STYLES'),
  'readMapRequest BBOX': mapWith('BBOX'),
  'readMapRequest CRS': mapWith('CRS'),
  'readMapRequest BGCOLOR': mapWith('BGCOLOR'),
  readGeoBox,
  chooseEncoding: (text) => chooseEncoding(text),
  holdsAlready: (text) => holdsAlready(requestWith('if-none-match', text), `"${'a'.repeat(32)}"`),
  deviceName,
};

/** Readers of texts that come in a file's row. */
const IN_ROWS: Record<string, (text: string) => unknown> = {
  canonicalName,
  faultOfDate: (text) => faultOfDate(text),
  foreignDatum,
  'readPlace latitude': (text) => readPlace(text, '84'),
  'readPlace country': (text) => readPlace('84', '20', text),
};

const inAllFillings = (
  readers: Record<string, (text: string) => unknown>,
  size: { unit: string; full: number },
) =>
  Object.entries(readers).flatMap(([reader, read]) =>
    casesOf(reader, read, size, { ...NASTY_FILLINGS }),
  );

export const TEXT_CASES = [
  ...inAllFillings(IN_HEADERS, { unit: 'characters', full: HEADER_BYTES }),
  ...inAllFillings(IN_ROWS, { unit: 'characters', full: LIMITS.dataImport.rowBytes }),
  ...inAllFillings({ normalisePhoneNumber }, { unit: 'characters', full: LIMITS.jsonBodyBytes }),
];
