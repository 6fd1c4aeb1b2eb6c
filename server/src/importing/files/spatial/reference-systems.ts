/// <reference path="./gdal3.d.ts" />
import type { Gdal } from 'gdal3.js/node.js';
import type { ReferenceSystem } from '../places/reference-system';

/** Metres of accuracy. PROJ leaves places of other datums unchanged, some hundred metres off. */
const DATUMS: Readonly<Record<string, number>> = { WGS_1984: 0, Kalianpur_1975: 22 };

/** Longitude and latitude in WGS84, in India. */
const SOMEWHERE = [81, 21];

/** Two zones are some hundred kilometres apart, a thousandth of an easting or northing some hundred metres. */
const NEAR = 0.001;

export interface DefinedSystem extends ReferenceSystem {
  wkt: string;
  datum: string;
  isConverted: boolean;
}

/** Reads `EPSG:32645` or well-known text. @returns null when GDAL does not know it */
export function systemOf({ Module }: Gdal, written: string): DefinedSystem | null {
  const pointer = Module.ccall('OSRNewSpatialReference', 'number', ['string'], ['']);
  const fault = Module.ccall(
    'OSRSetFromUserInput',
    'number',
    ['number', 'string'],
    [pointer, written],
  );
  if (fault !== 0) return null;
  const text = Module._malloc(4);
  Module.ccall('OSRExportToWkt', 'number', ['number', 'number'], [pointer, text]);
  const wkt = Module.UTF8ToString(Module.getValue(text, '*'));
  const datum = /DATUM\["([^"]*)"/.exec(wkt)?.[1] ?? '';
  return {
    wkt,
    datum,
    name: /^\w+\["([^"]*)"/.exec(wkt)?.[1] ?? written,
    accuracyMetres: DATUMS[datum] ?? 0,
    isConverted: datum in DATUMS,
  };
}

export async function areSame(gdal: Gdal, one: DefinedSystem, other: DefinedSystem) {
  if (one.datum !== other.datum) return false;
  const [here, there] = await Promise.all(
    [one, other].map(async ({ wkt }) => {
      const options = ['-s_srs', 'EPSG:4326', '-t_srs', wkt, '-output_xy'];
      const [numbers = []] = await gdal.gdaltransform([SOMEWHERE], options);
      return numbers;
    }),
  );
  return (here ?? []).every(
    (number, axis) => Math.abs(number - (there?.[axis] ?? Infinity)) <= NEAR * Math.abs(number),
  );
}
