import { OVERLAY_SPECIES, speciesLayerName } from '@aranya/shared/contracts';
import fc from 'fast-check';
import { type FuzzCall, fuzzCall, percentEncoded } from './fuzz-call';
import { nastyNumber, nastyText } from './nasty-values';

const LAYERS = OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName));

/** A map that the server draws. */
const MAP: Record<string, string> = {
  SERVICE: 'WMS',
  REQUEST: 'GetMap',
  VERSION: '1.3.0',
  LAYERS: LAYERS[0] ?? '',
  STYLES: '',
  CRS: 'EPSG:3857',
  BBOX: '8500000,3200000,8600000,3300000',
  WIDTH: '64',
  HEIGHT: '64',
  FORMAT: 'image/png',
  TRANSPARENT: 'TRUE',
};

const ODD_VALUES: Record<string, string[]> = {
  SERVICE: ['wms', 'WFS', ''],
  REQUEST: ['GetCapabilities', 'getmap', 'GetFeatureInfo', 'capabilities', ''],
  VERSION: ['1.1.1', '1.1.0', '1.0.0', '1.3', '9.9.9', 'NaN', '-1', '1..3', ''],
  LAYERS: [
    LAYERS.join(','),
    `${LAYERS.join(',')},${LAYERS[0]}`,
    ',',
    ',,,',
    'no such layer',
    `${LAYERS[0]},${LAYERS[0]}`,
    '__proto__',
  ],
  STYLES: ['default', 'default,default', ',', 'heat', ',,,,'],
  CRS: ['EPSG:4326', 'CRS:84', 'epsg:3857', 'EPSG:900913', 'EPSG:32645', '__proto__', 'EPSG:'],
  BBOX: [
    '8600000,3300000,8500000,3200000',
    '3200000,8500000,3300000,8600000',
    '0,0,0,0',
    'NaN,NaN,NaN,NaN',
    '-Infinity,-1,Infinity,1',
    '-1e308,-1e308,1e308,1e308',
    '0,0,5e-324,5e-324',
    '1e20,1e20,1e21,1e21',
    '-20037508,-20037508,20037508,20037508',
    '20,70,30,80',
    '1,2,3',
    '1,2,3,4,5',
    ',,,',
    '0x1,0x2,0x3,0x4',
  ],
  WIDTH: ['1', '2048', '2049', '0', '-1', '1e3', '99999999999', '1.5', '', 'NaN', '０１'],
  HEIGHT: ['1', '2048', '2049', '0', '-1', '1e3', '99999999999', '1.5', '', 'NaN'],
  FORMAT: ['image/jpeg', 'image/svg+xml', 'IMAGE/PNG', 'image/png; mode=8bit', ''],
  TRANSPARENT: ['FALSE', 'maybe', ''],
  BGCOLOR: ['0xFFFFFF', '0xGGGGGG', '#fff', '0xFFFFFF"/><script>', ''],
  EXCEPTIONS: ['XML', 'application/vnd.ogc.se_inimage', 'BLANK'],
  TIME: ['2026', '', 'P1D'],
  SRS: ['EPSG:4326', 'EPSG:3857'],
};

type Parameters = Record<string, string>;

/** One parameter goes, or gets another value. */
const change: fc.Arbitrary<(parameters: Parameters) => Parameters> = fc.oneof(
  fc.constantFrom(...Object.keys(MAP)).map(
    (name) =>
      ({ [name]: _, ...rest }: Parameters) =>
        rest,
  ),
  ...Object.entries(ODD_VALUES).map(([name, values]) =>
    fc.constantFrom(...values).map((value) => (parameters: Parameters) => ({
      ...parameters,
      [name]: value,
    })),
  ),
  fc
    .tuple(fc.constantFrom(...Object.keys(ODD_VALUES)), nastyText)
    .map(([name, value]) => (parameters: Parameters) => ({
      ...parameters,
      [name]: value.slice(0, 1000),
    })),
  fc
    .array(nastyNumber, { minLength: 4, maxLength: 4 })
    .map((numbers) => (parameters: Parameters) => ({ ...parameters, BBOX: numbers.join(',') })),
);

const caseOf = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => `${name}&${name}`,
);

/** Calls of map clients, right and wrong. */
export function wmsCalls(): fc.Arbitrary<FuzzCall> {
  return fc
    .tuple(fc.array(change, { maxLength: 4 }), caseOf, fc.constantFrom('GET', 'GET', 'GET', 'HEAD'))
    .map(([changes, spell, method]) => {
      const parameters = changes.reduce((sofar, one) => one(sofar), MAP);
      const query = Object.entries(parameters)
        .map(([name, value]) => `${spell(name)}=${percentEncoded(value)}`)
        .join('&');
      return fuzzCall(`WMS ${method}`, { listener: 'server', method, path: `/wms?${query}` });
    });
}
