import { OVERLAY_SPECIES, type OverlaySpecies } from '@aranya/shared/contracts';
import { escapeXml } from '../../platform/xml/escape-xml';
import type { DrawnSpecies } from './distribution';
import { radiusOf } from './dot-radius';
import { layerNamed, type MapRequest, readView } from './map-request';
import { ServiceException, type WmsVersion } from './service-exception';
import type { WmsParameters } from './wms-parameters';

export interface FeatureRequest {
  map: MapRequest;
  /** A part of the map's layers. */
  asked: OverlaySpecies[];
  /** Pixels from the left and top of the map. */
  x: number;
  y: number;
  format: InfoFormat;
}

/** A dot under the pixel, without coordinates. */
export interface Feature {
  scientificName: string;
  localName: string;
  /** Public records that the dot represents. */
  count: number;
}

const FORMATS = {
  'text/plain': asText,
  'text/html': asPage,
  'application/json': asJson,
  'application/vnd.ogc.gml': asGml,
} as const;

type InfoFormat = keyof typeof FORMATS;

const ACCEPTED = Object.keys(FORMATS) as InfoFormat[];

/** Formats that the capabilities name: QGIS would prefer GML, which has no positions; GDAL always asks for it. */
export const INFO_FORMATS = ACCEPTED.filter((format) => format !== 'application/vnd.ogc.gml');

/** Distance to a dot's edge at which it still counts as hit, in pixels of a screen. */
const TOLERANCE = 2;

/** @throws ServiceException */
export function readFeatureRequest(parameters: WmsParameters, version: WmsVersion): FeatureRequest {
  const map = readView(parameters, version);
  const names = parameters.required('QUERY_LAYERS').split(',', map.species.length + 1);
  const asked = names.map(layerNamed);
  if (asked.length > map.species.length || asked.some((one) => !map.species.includes(one))) {
    throw new ServiceException('LayerNotDefined', 'QUERY_LAYERS must be among LAYERS.');
  }
  const isNew = version === '1.3.0';
  return {
    map,
    asked,
    x: readPoint(parameters, isNew ? 'I' : 'X', 'X', map.width),
    y: readPoint(parameters, isNew ? 'J' : 'Y', 'Y', map.height),
    format: readFormat(parameters.optional('INFO_FORMAT')),
  };
}

/** @param former Name in version 1.1.1, which GDAL sends with 1.3.0 too */
function readPoint(parameters: WmsParameters, name: string, former: string, size: number): number {
  const text = parameters.optional(former) ?? parameters.required(name);
  if (/^\d{1,6}$/.test(text) && Number(text) < size) return Number(text);
  throw new ServiceException('InvalidPoint', `${name} must be a pixel of the map.`);
}

function readFormat(asked = 'text/plain'): InfoFormat {
  const format = ACCEPTED.find((one) => one === asked.toLowerCase());
  if (format) return format;
  throw new ServiceException('InvalidFormat', `INFO_FORMAT must be ${INFO_FORMATS.join(' or ')}.`);
}

/** Returns the nearest dot of each species. */
export function featuresAt(
  drawn: readonly DrawnSpecies[],
  { x, y, map: { scale } }: Pick<FeatureRequest, 'x' | 'y' | 'map'>,
): Feature[] {
  return drawn.flatMap(({ scientificName, dots }) => {
    let nearest = { distance: Number.POSITIVE_INFINITY, count: 0 };
    for (const [dot, count] of dots.counts.entries()) {
      const across = (dots.x[dot] ?? 0) - x - 0.5;
      const down = (dots.y[dot] ?? 0) - y - 0.5;
      const distance = Math.hypot(across, down);
      const isHit = distance <= (radiusOf(count) + TOLERANCE) * scale;
      if (isHit && distance < nearest.distance) nearest = { distance, count };
    }
    const species = OVERLAY_SPECIES.find((one) => one.scientificName === scientificName);
    if (nearest.count === 0 || !species) return [];
    return [{ scientificName, localName: species.localName, count: nearest.count }];
  });
}

export const featureDocument = (
  format: InfoFormat,
  features: readonly Feature[],
): { body: Buffer; contentType: string } => ({
  body: Buffer.from(FORMATS[format](features)),
  contentType: `${format}; charset=utf-8`,
});

const titleOf = ({ localName, scientificName }: Feature) => `${localName} (${scientificName})`;

function asText(features: readonly Feature[]): string {
  return features.map((one) => `${titleOf(one)}: ${one.count}\n`).join('') || 'No records here.\n';
}

function asPage(features: readonly Feature[]): string {
  const rows = features.map(
    (one) => `<tr><td>${escapeXml(titleOf(one))}</td><td>${one.count}</td></tr>`,
  );
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Records</title></head>
<body><table><tr><th>Species</th><th>Records</th></tr>${rows.join('')}</table></body></html>
`;
}

function asGml(features: readonly Feature[]): string {
  const members = features.map(
    ({ scientificName, localName, count }) =>
      `<gml:featureMember><species><scientificName>${escapeXml(scientificName)}</scientificName><localName>${escapeXml(localName)}</localName><count>${count}</count></species></gml:featureMember>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml">${members.join('')}</gml:FeatureCollection>
`;
}

/** GeoJSON without positions: the map shows a dot, not places. */
function asJson(features: readonly Feature[]): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: features.map((properties) => ({ type: 'Feature', geometry: null, properties })),
  });
}
