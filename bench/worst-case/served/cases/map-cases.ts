import { OVERLAY_SPECIES, speciesLayerName } from '@aranya/shared/contracts';
import { LIMITS } from '../../../../server/src/platform/configuration/limits';
import type { CallCase } from '../call-case';

const LAYERS = OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName));

/** A map of so many layers of Odisha and all around it, as large as may be. */
export const mapPath = (layers: number, side: number, box = '60,5,100,40'): string =>
  `/wms?${new URLSearchParams({
    SERVICE: 'WMS',
    REQUEST: 'GetMap',
    VERSION: '1.1.1',
    LAYERS: LAYERS.slice(0, layers).join(','),
    STYLES: '',
    SRS: 'EPSG:4326',
    BBOX: box,
    WIDTH: String(side),
    HEIGHT: String(side),
    FORMAT: 'image/png',
    TRANSPARENT: 'TRUE',
  })}`;

/** What draws or gathers from all records. */
export const MAP_CASES: readonly CallCase[] = [
  {
    route: 'GET /wms',
    place: 'map',
    unit: 'layers',
    full: LAYERS.length,
    inputs: {
      'of the whole country': (size) => ({
        listener: 'server',
        method: 'GET',
        path: mapPath(Math.max(1, size), LIMITS.mapPicture.side),
      }),
      'of one district': (size) => ({
        listener: 'server',
        method: 'GET',
        path: mapPath(Math.max(1, size), LIMITS.mapPicture.side, '85,21,86,22'),
      }),
    },
  },
  {
    route: 'GET /api/aranya/public-occurrences',
    place: 'view',
    unit: 'degrees',
    full: 360,
    inputs: Object.fromEntries(
      [0, 5, 10, 22].map((zoom) => [
        `zoom ${zoom}`,
        (size: number) => ({
          listener: 'server' as const,
          method: 'GET',
          path: `/api/aranya/public-occurrences?bbox=${-size / 2},-90,${size / 2},90&zoom=${zoom}`,
        }),
      ]),
    ),
  },
];
