import { type Sentence, sentence } from '../../../platform/languages/sentence';

/** A reference system from which places were converted to WGS84. */
export interface ReferenceSystem {
  /** Number in the EPSG register, where a person stated it. */
  code?: number;
  /** Its name, for people. */
  name: string;
  /** How far a converted place may be off because of the change of datum, in metres; 0 on WGS84. */
  accuracyMetres: number;
}

/** A system as people are told of it: by the code that they stated, and its name. */
export const systemName = ({ code, name }: ReferenceSystem): string =>
  code === undefined ? name : `EPSG:${code} (${name})`;

/** What an operator is told of a conversion. */
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
