import type { Readable } from 'node:stream';
import { JSONParser } from '@streamparser/json';
import { LIMITS } from '../../../platform/configuration/limits';
import { sentence } from '../../../platform/languages/sentence';
import { FileRefused } from '../../import-job';
import { shortened } from '../../refusals/refusal';
import { isWgs84 } from '../places/datum';

/** Members may have any type. */
export interface AnyFeature {
  type?: unknown;
  id?: unknown;
  geometry?: { type?: unknown; coordinates?: unknown } | null;
  properties?: Record<string, unknown> | null;
}

/** GeoJSON allowed a `crs` member before RFC 7946; empty when missing. */
function nameOf(crs: unknown): string {
  const { properties } = (crs ?? {}) as { properties?: { name?: unknown; code?: unknown } };
  const name = properties?.name ?? properties?.code;
  return typeof name === 'number' ? `EPSG:${name}` : String(name ?? '');
}

/** GDAL converts only files that name their system before the features. */
const reproject = (system: string) =>
  new FileRefused(
    sentence(
      'The file gives its places in {system}, not in WGS84 degrees. Reproject it first, for example in QGIS (Export, Save Features As, CRS EPSG:4326) or with {command}, and import the result.',
      {
        system: system || NAMELESS,
        command: 'ogr2ogr -t_srs EPSG:4326 -lco RFC7946=YES wgs84.geojson FILE',
      },
    ),
  );

const NAMELESS = sentence('a system without a name');

/** `sequence`: features one after the other, such as one per line. */
export type FeatureForm = 'collection' | 'sequence';

/** Character before each text of a sequence (RFC 8142). */
const RECORD_SEPARATOR = 0x1e;

const SPACE = 0x20;

/** @throws FileRefused when the file has another form, is malformed, or is not in WGS84 */
export async function* readFeatures(
  bytes: Readable,
  form: FeatureForm = 'collection',
  largestFeature: number = LIMITS.dataImport.featureBytes,
): AsyncGenerator<AnyFeature[]> {
  const isSequence = form === 'sequence';
  let waiting: AnyFeature[] = [];
  let collectionType: unknown = isSequence ? 'Feature' : undefined;
  let features = 0;
  let sinceLast = 0;
  const parser = new JSONParser(
    isSequence
      ? { paths: ['$'], separator: '' }
      : { paths: ['$.features.*', '$.type', '$.crs'], keepStack: false },
  );
  parser.onValue = ({ key, value, stack }) => {
    sinceLast = 0;
    if (isSequence || stack.length > 1) {
      features += 1;
      waiting.push(value as AnyFeature);
    } else if (key === 'crs') {
      if (value !== null && !isWgs84(nameOf(value))) throw reproject(nameOf(value));
    } else if (key === 'type') {
      collectionType = value;
      if (value !== 'FeatureCollection') throw notACollection(value);
    }
  };
  parser.onError = (error) => {
    throw error;
  };
  try {
    for await (const chunk of bytes) {
      const piece = chunk as Buffer;
      sinceLast += piece.length;
      // No JSON text contains this byte, so only separators change.
      if (isSequence) {
        for (let at = piece.indexOf(RECORD_SEPARATOR); at >= 0; ) {
          piece[at] = SPACE;
          at = piece.indexOf(RECORD_SEPARATOR, at);
        }
      }
      parser.write(piece);
      if (sinceLast > largestFeature) {
        throw new FileRefused(
          sentence(
            'A feature after number {number} is larger than {bytes} bytes. Simplify its border first.',
            { number: features, bytes: largestFeature },
          ),
        );
      }
      if (waiting.length === 0) continue;
      yield waiting;
      waiting = [];
    }
    if (!parser.isEnded) parser.end();
  } catch (error) {
    if (error instanceof FileRefused || !isOfParser(error)) throw error;
    throw new FileRefused(
      sentence('The file is not sound JSON after feature {number}: {reason}', {
        number: features,
        reason: { words: (error as Error).message },
      }),
    );
  } finally {
    bytes.destroy();
  }
  if (collectionType === undefined) {
    throw new FileRefused(
      sentence('The file must be a GeoJSON FeatureCollection; this has no type.'),
    );
  }
}

const isOfParser = (error: unknown) =>
  error instanceof Error &&
  /Tokeni[sz]er|TokenParser|Parser/.test(error.name + error.constructor.name + error.message);

const notACollection = (type: unknown) =>
  new FileRefused(
    typeof type === 'string'
      ? sentence('The file must be a GeoJSON FeatureCollection; this is {type}.', {
          type: shortened(type),
        })
      : sentence('The file must be a GeoJSON FeatureCollection; this is something else.'),
  );
