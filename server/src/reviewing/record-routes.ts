import { RecordPhotoQuery } from '@aranya/shared/contracts';
import {
  ReviewChoices,
  ReviewRecord,
  ReviewRecordParams,
  ReviewRecordsAnswer,
  ReviewRecordsQuery,
  ReviewSpeciesAnswer,
  ReviewSpeciesQuery,
  ReviewStatistics,
} from '@aranya/shared/contracts/review';
import { OwnedContent } from '../collecting/files/owned-content';
import { findRecordPhoto } from '../collecting/shown-photos/record-photo';
import { sendSmallPhoto } from '../collecting/shown-photos/send-small-photo';
import { requirePerson } from '../people/accounts/guard';
import type { ServerApp } from '../platform/http/app-types';
import type { PublishingContext } from '../publishing/publishing-context';
import { findSpecies, reviewChoices } from './choices';
import { describeRecord } from './describe-record';
import { listRecords } from './list-records';
import { allowedRecords } from './review-condition';
import { findReviewable } from './reviewable-record';
import { reviewerRoute } from './reviewer-routes';
import { reviewStatistics } from './statistics';

export function recordRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/records',
    reviewerRoute('Records that the reviewer may review, a page at a time', {
      querystring: ReviewRecordsQuery,
      response: { 200: ReviewRecordsAnswer },
    }),
    async (request) => listRecords(context, await requirePerson(request), request.query),
  );

  app.get(
    '/records/:recordId',
    reviewerRoute('A record with its answers, exact places and history', {
      params: ReviewRecordParams,
      response: { 200: ReviewRecord },
    }),
    async (request) => {
      const reviewer = await requirePerson(request);
      const recordId = Number(request.params.recordId);
      const allowed = await allowedRecords(context, reviewer);
      let record = await findReviewable(db, allowed, recordId);
      if (context.collection.catchUpReview) {
        await context.collection.catchUpReview(recordId);
        record = await findReviewable(db, allowed, recordId);
      }
      const described = await describeRecord(context, record);
      if (described.species.some(({ isThreatened, place }) => isThreatened && place)) {
        await context.audit.record({
          action: 'record.seen',
          actorId: reviewer.id,
          subjectId: record.ownerId,
          details: { recordId },
        });
      }
      return described;
    },
  );

  app.get(
    '/records/:recordId/photo',
    reviewerRoute('A photo of a record, small', {
      params: ReviewRecordParams,
      querystring: RecordPhotoQuery,
    }),
    async (request, reply) => {
      const allowed = await allowedRecords(context, await requirePerson(request));
      const { current } = await findReviewable(db, allowed, Number(request.params.recordId));
      const { name, size } = request.query;
      const owned = (sha256: string) => new OwnedContent('reviewed-photo', sha256);
      const photo = await findRecordPhoto(context, current.id, name, owned);
      return sendSmallPhoto(context, request, reply, { photo, size });
    },
  );

  app.get(
    '/choices',
    reviewerRoute('Forms and districts for the filter and for the scope of a reviewer', {
      response: { 200: ReviewChoices },
    }),
    async () => reviewChoices(db, await context.borders()),
  );

  app.get(
    '/species',
    reviewerRoute('Species of the lists by a part of any of their names', {
      querystring: ReviewSpeciesQuery,
      response: { 200: ReviewSpeciesAnswer },
    }),
    async (request) => findSpecies(await context.publicPlaces.rules(), request.query.search),
  );

  app.get(
    '/statistics',
    reviewerRoute('How the review goes', { response: { 200: ReviewStatistics } }),
    async (request) => reviewStatistics(context, await requirePerson(request)),
  );
}
