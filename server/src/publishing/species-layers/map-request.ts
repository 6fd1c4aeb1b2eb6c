import { OVERLAY_SPECIES, type OverlaySpecies, speciesLayerName } from '@aranya/shared/contracts';
import { MAP_PICTURE_LIMITS } from './limits';
import { REFERENCE_SYSTEMS, type SystemName, systemsOf } from './reference-systems';
import { ServiceException, type WmsVersion } from './service-exception';
import type { WmsParameters } from './wms-parameters';

/** In the units of its reference system. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface MapRequest {
  /** The first is at the bottom. */
  species: OverlaySpecies[];
  system: SystemName;
  box: MapBox;
  /** Pixels. */
  width: number;
  height: number;
  /** 1 on screens, more on prints with more pixels per inch. */
  scale: number;
  /** `#rrggbb`; null for a transparent picture. */
  background: string | null;
  type: PictureType;
}

export type PictureType = 'image/png' | 'image/jpeg';

/** Type of legends, and of maps without another. */
export const PICTURE_TYPE = 'image/png';

/** MapServer and GeoServer have 8-bit formats for 256 colours; GDAL asks for JPEG by default. */
export const MAP_FORMATS: readonly string[] = [
  'image/png',
  'image/png; mode=8bit',
  'image/png8',
  'image/jpeg',
];

/** All layers, each once. */
export const LAYER_LIMIT = OVERLAY_SPECIES.length;

const layers = new Map(
  OVERLAY_SPECIES.map((species) => [speciesLayerName(species.scientificName), species]),
);

/** @throws ServiceException */
export function readMapRequest(parameters: WmsParameters, version: WmsVersion): MapRequest {
  const type = pictureTypeOf(parameters.required('FORMAT'));
  const view = readView(parameters, version);
  return { ...view, ...inType(type, view.background) };
}

/** A JPEG is never transparent. */
export const inType = (type: PictureType, background: string | null) => ({
  type,
  background: type === 'image/jpeg' ? (background ?? '#ffffff') : background,
});

/** @throws ServiceException */
export function pictureTypeOf(format: string): PictureType {
  const spaceless = (text: string) => text.toLowerCase().replaceAll(' ', '');
  const found = MAP_FORMATS.find((one) => spaceless(one) === spaceless(format));
  if (found) return found === 'image/jpeg' ? found : PICTURE_TYPE;
  throw new ServiceException('InvalidFormat', `FORMAT must be ${MAP_FORMATS.join(' or ')}.`);
}

/** Leaves out the format. @throws ServiceException */
export function readView(parameters: WmsParameters, version: WmsVersion): MapRequest {
  const names = parameters.required('LAYERS').split(',');
  if (names.length > LAYER_LIMIT) {
    throw new ServiceException('InvalidParameterValue', `LAYERS must name at most ${LAYER_LIMIT}.`);
  }
  const species = names.map(layerNamed);
  checkStyles(parameters.optional('STYLES'), species.length);
  const system = readSystem(parameters, version);
  const { northFirst } = REFERENCE_SYSTEMS[system];
  return {
    species,
    system,
    box: readBox(parameters.required('BBOX'), version === '1.3.0' && northFirst),
    width: readPixels('WIDTH', parameters.required('WIDTH')),
    height: readPixels('HEIGHT', parameters.required('HEIGHT')),
    scale: readScale(parameters),
    background: readBackground(parameters),
    type: PICTURE_TYPE,
  };
}

/** @throws ServiceException */
export function layerNamed(name: string): OverlaySpecies {
  const species = layers.get(name);
  if (!species) throw new ServiceException('LayerNotDefined', `There is no layer ${name}.`);
  return species;
}

/** Each layer has one style, whose name is empty or `default`. */
function checkStyles(styles: string | undefined, layerCount: number) {
  if (!styles) return;
  const names = styles.split(',');
  const unknown = names.find((name) => name !== '' && name !== 'default');
  if (unknown) throw new ServiceException('StyleNotDefined', `There is no style ${unknown}.`);
  if (names.length !== layerCount) {
    throw new ServiceException('InvalidParameterValue', 'STYLES must name a style per layer.');
  }
}

function readSystem(parameters: WmsParameters, version: WmsVersion): SystemName {
  const name = parameters.required(version === '1.3.0' ? 'CRS' : 'SRS').toUpperCase();
  const known = systemsOf(version);
  const system = known.find((one) => one === name);
  if (!system) {
    const listed = known.join(', ');
    throw new ServiceException('InvalidCRS', `Maps are drawn in ${listed}, not in ${name}.`);
  }
  return system;
}

/** Maximum coordinate in units of any system: about five times around the world in metres. */
const FARTHEST = 2e8;
/** Minimum side of a map in units of any system: a millimetre in degrees. */
const SMALLEST_SIDE = 1e-8;

function readBox(text: string, northFirst: boolean): MapBox {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  const box = northFirst
    ? { west: b, south: a, east: d, north: c }
    : { west: a, south: b, east: c, north: d };
  const isRead = numbers.length === 4 && numbers.every(Number.isFinite);
  if (!isRead || box.west >= box.east || box.south >= box.north) {
    throw new ServiceException(
      'InvalidParameterValue',
      'BBOX must be four numbers, the lower corner before the upper one.',
    );
  }
  const sides = [box.east - box.west, box.north - box.south];
  const farthest = Math.max(...numbers.map(Math.abs));
  if (farthest > FARTHEST || sides.some((side) => side < SMALLEST_SIDE)) {
    throw new ServiceException('InvalidParameterValue', 'BBOX must be a part of the world.');
  }
  return box;
}

/** @throws ServiceException unless it is a whole number of pixels within the limit */
export function readPixels(name: string, text: string, most: number = MAP_PICTURE_LIMITS.side) {
  const pixels = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (pixels < 1 || pixels > most) {
    throw new ServiceException(
      'InvalidParameterValue',
      `${name} must be a whole number from 1 to ${most}.`,
    );
  }
  return pixels;
}

/** QGIS sends pixels per inch in three ways. No standard has them, so invalid ones are ignored. */
function readScale(parameters: WmsParameters): number {
  const { min, usual, max } = MAP_PICTURE_LIMITS.dotsPerInch;
  const options = parameters.optional('FORMAT_OPTIONS')?.slice(0, 200).split(';') ?? [];
  const asked = [
    parameters.optional('DPI'),
    parameters.optional('MAP_RESOLUTION'),
    options.find((one) => one.toLowerCase().startsWith('dpi:'))?.slice('dpi:'.length),
  ];
  const read = asked.find((text) => text !== undefined && /^\d{1,4}$/.test(text));
  return Math.min(max, Math.max(min, Number(read ?? usual))) / usual;
}

function readBackground(parameters: WmsParameters): string | null {
  const isTransparent = parameters.optional('TRANSPARENT')?.toUpperCase() === 'TRUE';
  if (isTransparent) return null;
  const colour = parameters.optional('BGCOLOR') ?? '0xFFFFFF';
  if (!/^0x[0-9a-f]{6}$/i.test(colour)) {
    throw new ServiceException('InvalidParameterValue', 'BGCOLOR must look like 0xFFFFFF.');
  }
  return `#${colour.slice(2)}`;
}
