import { type CollectedPoint, listedSpecies, readableName } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { readLocation } from './read-location';
import type { SpeciesFeature } from './species-feature';

/** Replaces an empty species name. */
export const UNNAMED = message('Unnamed species');

/** @returns undefined if its location is invalid, which is logged with the reason */
export function readPoint(point: CollectedPoint): SpeciesFeature | undefined {
  const reading = readLocation(point.speciesLocation);
  if ('reason' in reading) {
    console.warn(`A point of ${point.speciesName} is not on the map: ${reading.reason}.`, point);
    return undefined;
  }
  const { latitude, longitude } = reading.place;
  const speciesName = readableName(point.speciesName) || UNNAMED;
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

export const readPoints = (points: readonly CollectedPoint[]): SpeciesFeature[] =>
  points.flatMap((point) => readPoint(point) ?? []);
