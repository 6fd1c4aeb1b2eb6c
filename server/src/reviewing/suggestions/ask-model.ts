import { LEAST_SCORE, likeliest } from '@aranya/shared/contracts/review';
import { OwnedContent } from '../../collecting/files/owned-content';
import { photoSuggestion } from '../../collecting/reviews/tables';
import { findRecordPhoto } from '../../collecting/shown-photos/record-photo';
import type { SpeciesList } from '../../importing/species/read-species-list';
import type { Person } from '../../people/accounts/person';
import { SMALL_PICTURE } from '../../platform/pictures/picture-tasks';
import { Problem } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import type { ReviewableRecord } from '../reviewable-record';
import { MODEL_LIMITS } from './limits';
import type { SpeciesScore, SuggestionModel } from './model';

/** Sends a small picture without metadata. @throws Problem `not_found` if there is no photo */
export async function askModel(
  context: PublishingContext,
  model: SuggestionModel,
  reviewer: Person,
  { id: recordId, current, ownerId }: ReviewableRecord,
  name: string,
): Promise<void> {
  const { audit, database, heavyWork, publicPlaces } = context;
  const owned = (sha256: string) => new OwnedContent('suggestion-photo', sha256);
  const photo = await findRecordPhoto(context, current.id, name, owned);
  const small =
    photo &&
    (await heavyWork.runLate(SMALL_PICTURE, {
      owner: reviewer.id,
      read: async (signal) => ({
        bytes: await photo.read(signal),
        side: MODEL_LIMITS.photoSide,
        quality: 90,
      }),
    }));
  if (!small) throw new Problem('not_found');
  if (model.service) {
    await audit.record({
      action: 'photo.sent',
      actorId: reviewer.id,
      subjectId: ownerId,
      details: { recordId, service: model.service },
    });
  }
  const { model: by, scores } = await model.suggest(small);
  const { published } = await publicPlaces.rules();
  const row = { scores: listedScores(scores, published), at: new Date() };
  await database.db
    .insert(photoSuggestion)
    .values({
      ...row,
      recordId,
      photo: name,
      photoTag: photo.tag,
      modelName: by.name,
      modelVersion: by.version,
    })
    .onConflictDoUpdate({
      target: [
        photoSuggestion.recordId,
        photoSuggestion.photoTag,
        photoSuggestion.modelName,
        photoSuggestion.modelVersion,
      ],
      set: row,
    });
}

function listedScores(scores: readonly SpeciesScore[], published: SpeciesList): SpeciesScore[] {
  const best = new Map<string, number>();
  for (const { name, score } of scores) {
    const listed = published.get(name.toLowerCase())?.scientificName;
    if (listed && score > (best.get(listed) ?? LEAST_SCORE)) best.set(listed, score);
  }
  const all = [...best].map(([name, score]) => ({ name, score }));
  return likeliest(all, () => 1, MODEL_LIMITS.stored);
}
