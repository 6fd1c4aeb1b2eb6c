import {
  RecordSuggestions,
  ReviewRecordParams,
  SuggestionRequest,
} from '@aranya/shared/contracts/review';
import { requirePerson } from '../../people/accounts/guard';
import type { Person } from '../../people/accounts/person';
import type { ServerApp } from '../../platform/http/app-types';
import { Problem } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { allowedRecords } from '../review-condition';
import { findReviewable, type ReviewableRecord } from '../reviewable-record';
import { reviewerRoute } from '../reviewer-routes';
import { askModel } from './ask-model';
import type { SuggestionModel } from './model';
import { photoSuggestions } from './photo-suggestions';

/** These routes change no record. */
export function suggestionRoutes(
  app: ServerApp,
  context: PublishingContext,
  model: SuggestionModel | null,
): void {
  const { db } = context.database;
  const find = async (reviewer: Person, id: string) =>
    findReviewable(db, await allowedRecords(context, reviewer), Number(id));
  const describe = async (record: ReviewableRecord) => ({
    model: model && { service: model.service },
    photos: await photoSuggestions(context, record),
  });

  app.get(
    '/records/:recordId/suggestions',
    reviewerRoute('Suggestions of a model for the photos of a record', {
      params: ReviewRecordParams,
      response: { 200: RecordSuggestions },
    }),
    async (request) => describe(await find(await requirePerson(request), request.params.recordId)),
  );

  app.post(
    '/records/:recordId/suggestions',
    reviewerRoute('Ask the model about a photo of a record', {
      params: ReviewRecordParams,
      body: SuggestionRequest,
      response: { 200: RecordSuggestions },
    }),
    async (request) => {
      const reviewer = await requirePerson(request);
      const record = await find(reviewer, request.params.recordId);
      if (!model) throw new Problem('not_found');
      await askModel(context, model, reviewer, record, request.body.photo);
      return describe(record);
    },
  );
}
