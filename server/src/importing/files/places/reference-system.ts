import { type Sentence, sentence, type Way } from '../../../platform/languages/sentence';

/** A reference system from which places were converted to WGS84. */
export interface ReferenceSystem {
  /** EPSG code, if the operator gave one. */
  code?: number;
  name: string;
  /** Inaccuracy of the change of datum, in metres; 0 on WGS84. */
  accuracyMetres: number;
}

export const systemName = ({ code, name }: ReferenceSystem): string =>
  code === undefined ? name : `EPSG:${code} (${name})`;

export function conversionNote(converted: ReferenceSystem): Sentence {
  const { accuracyMetres } = converted;
  const system = systemName(converted);
  return accuracyMetres === 0
    ? sentence('Places were converted from {system} to WGS84, without a change of datum.', {
        system,
      })
    : sentence(
        'Places were converted from {system} to WGS84, accurate to about {metres} m: the change of datum is known no better.',
        { system, metres: accuracyMetres },
      );
}

export const OTHER_SYSTEM: Way = {
  onConsole:
    'State its EPSG code (--epsg) where it is one of docs/data-import.md, or reproject it.',
  onPage: sentence(
    'Save it in WGS84 first, for example in QGIS (Export, Save Features As, CRS EPSG:4326).',
  ),
};
