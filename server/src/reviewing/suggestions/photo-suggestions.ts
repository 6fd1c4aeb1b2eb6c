import {
  likeliest,
  type PhotoSuggestions,
  SHOWN_SUGGESTIONS,
  weightOf,
} from '@aranya/shared/contracts/review';
import { desc, eq } from 'drizzle-orm';
import { photoSuggestion } from '../../collecting/reviews/tables';
import { namedSpecies } from '../../publishing/explore/named-species';
import type { PublishingContext } from '../../publishing/publishing-context';
import { expectedHere } from '../expected-here';
import type { ReviewableRecord } from '../reviewable-record';

type Needs = Pick<PublishingContext, 'borders' | 'database' | 'publicPlaces'>;

/** The newest first, weighted by the public records around the place. */
export async function photoSuggestions(
  context: Needs,
  { id, species }: ReviewableRecord,
): Promise<PhotoSuggestions[]> {
  const { db } = context.database;
  const stored = await db
    .select()
    .from(photoSuggestion)
    .where(eq(photoSuggestion.recordId, id))
    .orderBy(desc(photoSuggestion.id));
  if (stored.length === 0) return [];
  const { published } = await context.publicPlaces.rules();
  const borders = await context.borders();
  const nowhere = { latitude: null, longitude: null, observedOn: null };
  const found: PhotoSuggestions[] = [];
  for (const { photo, modelName, modelVersion, scores, at } of stored) {
    const place = species.find((one) => one.photo === photo) ?? species[0] ?? nowhere;
    const suggestions: PhotoSuggestions['suggestions'] = [];
    for (const { name, score } of scores) {
      if (!published.has(name.toLowerCase())) continue;
      suggestions.push({
        ...namedSpecies(published, name.toLowerCase()),
        score,
        expectedHere: await expectedHere(db, borders, name, place),
      });
    }
    found.push({
      photo,
      model: { name: modelName, version: modelVersion },
      at: at.toISOString(),
      suggestions: likeliest(
        suggestions,
        (suggestion) => weightOf(suggestion.expectedHere),
        SHOWN_SUGGESTIONS,
      ),
    });
  }
  return found;
}
