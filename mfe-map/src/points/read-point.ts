import { type CollectedPoint, listedSpecies } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { readLocation } from './read-location';
import type { SpeciesFeature } from './species-feature';

/** Name of a record whose species name is empty. */
export const UNNAMED = message('Unnamed species');

/** Forms send scientific names with underscores, since a form's value holds no space. */
const readableName = (name: string) => name.replace(/[\s_]+/g, ' ').trim() || UNNAMED;

/**
 * A collected point as a feature of the map, or undefined where its location cannot be read. Each
 * point that is left out is named in one console warning with the reason.
 */
export function readPoint(point: CollectedPoint): SpeciesFeature | undefined {
  const reading = readLocation(point.speciesLocation);
  if ('reason' in reading) {
    console.warn(`A point of ${point.speciesName} is not on the map: ${reading.reason}.`, point);
    return undefined;
  }
  const { latitude, longitude } = reading.place;
  const speciesName = readableName(point.speciesName);
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      speciesName,
      localName: listedSpecies(speciesName)?.localName ?? point.localName ?? null,
      speciesType: point.speciesType ?? null,
      submissionDate: point.submissionDate ?? null,
      ...(point.hasIssues && { hasIssues: true }),
      ...(point.recordId !== undefined && { recordId: point.recordId }),
      ...(point.count !== undefined && { count: point.count }),
    },
  };
}

/** Every point that can be shown, in the order in which they came. */
export const readPoints = (points: readonly CollectedPoint[]): SpeciesFeature[] =>
  points.flatMap((point) => readPoint(point) ?? []);
