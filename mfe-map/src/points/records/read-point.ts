import { type CollectedPoint, listedSpecies } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { readLocation } from './read-location';
import type { SpeciesFeature } from './species-feature';

/** Name of a record whose species name is empty. */
export const UNNAMED = message('Unnamed species');

/** Replaces underscores in scientific names: forms send them, because values contain no spaces. */
const readableName = (name: string) => name.replace(/[\s_]+/g, ' ').trim() || UNNAMED;

/**
 * Converts a collected point to a feature of the map; undefined if its location is invalid. Each
 * skipped point causes one console warning with the reason.
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

/** Returns every point that can be shown, in order of arrival. */
export const readPoints = (points: readonly CollectedPoint[]): SpeciesFeature[] =>
  points.flatMap((point) => readPoint(point) ?? []);
