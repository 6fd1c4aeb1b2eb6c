import proj4 from 'proj4';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../import-job';
import { RecordRefused } from '../refusals/refusal';
import { type AreaOfUse, EARTH, isMeantFor, utmZone } from './area-of-use';
import type { Place } from './read-place';

/** A reference system that the operator stated for a file, and the way from it to WGS84. */
export interface StatedSystem {
  /** Number in the EPSG register. */
  code: number;
  /** Its name, for people. */
  name: string;
  /** How far a converted place may be off because of the change of datum, in metres. */
  accuracyMetres: number;
  datum: 'WGS84' | 'Kalianpur 1975';
  /**
   * @param x east, or the longitude; @param y north, or the latitude
   * @throws RecordRefused outside the area that the system is for, and where the numbers are degrees
   */
  toWgs84(x: number, y: number): Place;
  /** The way back. @returns east and north, or longitude and latitude */
  fromWgs84(place: Place): [x: number, y: number];
}

interface Definition {
  name: string;
  accuracyMetres: number;
  /** In the notation of PROJ. */
  proj: string;
  /** As in the EPSG register, in rounded degrees. */
  area: AreaOfUse;
}

/** Where the Indian datum was used, in the register's areas. */
const INDIA = { west: 68, south: 8, east: 98, north: 36 };

/** Nothing but arithmetic: the datum stays. */
const SAME_DATUM = { accuracyMetres: 0.01 };

/**
 * The Indian datum with the shifts of NIMA's TR8350.2 for India and Nepal: 295, 736 and 257 m, known to
 * 12, 10 and 15 m, together 22 m.
 */
const KALIANPUR_1975 = {
  accuracyMetres: 22,
  datum: '+a=6377299.151 +b=6356098.145120132 +towgs84=295,736,257,0,0,0,0',
};

const indiaZone = (
  zone: string,
  latitude: number,
  longitude: number,
  area: Partial<AreaOfUse>,
): Definition => ({
  area: { ...INDIA, ...area },
  name: `Kalianpur 1975, India zone ${zone}`,
  accuracyMetres: KALIANPUR_1975.accuracyMetres,
  proj:
    `+proj=lcc +lat_1=${latitude} +lat_0=${latitude} +lon_0=${longitude} +k_0=0.99878641 ` +
    `+x_0=2743195.5 +y_0=914398.5 ${KALIANPUR_1975.datum} +units=m +no_defs`,
});

const NAMED: Readonly<Record<number, Definition>> = {
  4326: {
    name: 'WGS84',
    accuracyMetres: 0,
    proj: '+proj=longlat +datum=WGS84 +no_defs',
    area: EARTH,
  },
  3857: {
    ...SAME_DATUM,
    name: 'Web Mercator',
    proj: '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs',
    area: { ...EARTH, south: -85, north: 85 },
  },
  7755: {
    ...SAME_DATUM,
    name: 'WGS 84 / India NSF LCC',
    proj: '+proj=lcc +lat_0=24 +lon_0=80 +lat_1=12.472955 +lat_2=35.1728044444444 +x_0=4000000 +y_0=4000000 +datum=WGS84 +units=m +no_defs',
    area: { ...INDIA, west: 65, south: 4 },
  },
  4146: {
    name: 'Kalianpur 1975',
    accuracyMetres: KALIANPUR_1975.accuracyMetres,
    proj: `+proj=longlat ${KALIANPUR_1975.datum} +no_defs`,
    area: INDIA,
  },
  24378: indiaZone('I', 32.5, 68, { south: 28, west: 70, east: 82 }),
  24379: indiaZone('IIa', 26, 74, { south: 21, north: 28, east: 82 }),
  24380: indiaZone('IIb', 26, 90, { west: 82, south: 21, north: 30 }),
  24381: indiaZone('IIIa', 19, 80, { west: 70, south: 15, east: 87, north: 21 }),
  24383: indiaZone('IVa', 12, 80, { west: 73, east: 81, north: 15 }),
};

function definitionOf(code: number): Definition | null {
  const utm = Math.floor(code / 100) === 326 ? code - 32_600 : null;
  if (utm && utm <= 60) {
    const proj = `+proj=utm +zone=${utm} +datum=WGS84 +units=m +no_defs`;
    const area = utmZone(utm, 0, 84);
    return { ...SAME_DATUM, name: `UTM zone ${utm}N on WGS84`, proj, area };
  }
  if (code >= 24_342 && code <= 24_347) {
    const zone = code - 24_300;
    return {
      name: `Kalianpur 1975, UTM zone ${zone}N`,
      accuracyMetres: KALIANPUR_1975.accuracyMetres,
      proj: `+proj=utm +zone=${zone} ${KALIANPUR_1975.datum} +units=m +no_defs`,
      area: utmZone(zone, INDIA.south, INDIA.north),
    };
  }
  return NAMED[code] ?? null;
}

/**
 * A reference system by its EPSG code.
 * @throws FileRefused for one whose accuracy is not known here: nothing is guessed
 */
export function statedSystem(code: number): StatedSystem {
  const definition = definitionOf(code);
  if (!definition) {
    throw new FileRefused(
      sentence(
        '{system} is not converted here. Converted are 32601 to 32660 (UTM on WGS84), 24342 to 24347 (UTM on Kalianpur 1975), {codes}. Reproject others, for example in QGIS.',
        { system: `EPSG:${code}`, codes: Object.keys(NAMED) },
      ),
    );
  }
  const { name, accuracyMetres, proj, area } = definition;
  const isDegrees = proj.startsWith('+proj=longlat');
  const converter = proj4(proj, 'WGS84');
  return {
    code,
    name,
    accuracyMetres,
    datum: proj.includes(KALIANPUR_1975.datum) ? 'Kalianpur 1975' : 'WGS84',
    fromWgs84({ latitude, longitude }) {
      const [x = Number.NaN, y = Number.NaN] = converter.inverse([longitude, latitude]);
      return [x, y];
    },
    toWgs84(x, y) {
      const [longitude = Number.NaN, latitude = Number.NaN] = converter.forward([x, y]);
      if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) {
        throw new RecordRefused(
          'unreadable_place',
          'decimalLatitude, decimalLongitude',
          `${y}, ${x}`,
        );
      }
      const areDegrees = !isDegrees && Math.abs(x) <= 180 && Math.abs(y) <= 90;
      if (areDegrees || !isMeantFor(area, { latitude, longitude })) {
        throw new RecordRefused('outside_area', 'decimalLatitude, decimalLongitude', `${y}, ${x}`);
      }
      return { latitude, longitude };
    },
  };
}

/** What an operator is told of a conversion. */
export function conversionNote({ code, name, accuracyMetres }: StatedSystem): Sentence {
  const system = `EPSG:${code} (${name})`;
  return accuracyMetres < 1
    ? sentence('Places were converted from {system} to WGS84, without a change of datum.', {
        system,
      })
    : sentence(
        'Places were converted from {system} to WGS84, accurate to about {metres} m: the change of datum is known no better.',
        { system, metres: accuracyMetres },
      );
}

/** The numbers of a place in any system, as a pair. @throws RecordRefused */
export function numbersOf(latitudeText: string, longitudeText: string): [x: number, y: number] {
  if (!latitudeText || !longitudeText) {
    throw new RecordRefused('no_place', latitudeText ? 'decimalLongitude' : 'decimalLatitude', '');
  }
  const [x, y] = [Number(longitudeText), Number(latitudeText)];
  if (!Number.isFinite(x) || !Number.isFinite(y)) {
    const both = `${latitudeText}, ${longitudeText}`;
    throw new RecordRefused('unreadable_place', 'decimalLatitude, decimalLongitude', both);
  }
  return [x, y];
}
