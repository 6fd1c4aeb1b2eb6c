import {
  DeleteRecordAnswer,
  OwnRecordFileParameters,
  OwnRecordInstance,
  RecordId,
} from '@aranya/shared/contracts';
import { DoneAnswer } from '@aranya/shared/contracts/administration';
import { CollectorAnswerRequest } from '@aranya/shared/contracts/review';
import * as z from 'zod/mini';
import { deleteReadRecord } from '../../collecting/central/reading/remove-records';
import { sendStoredFile } from '../../collecting/files/send-stored-file';
import { applyReviews } from '../../collecting/reviews/apply-reviews';
import { lockRecord } from '../../collecting/reviews/lock-record';
import { reviewEventsOf } from '../../collecting/reviews/review-events';
import { openQuestion } from '../../collecting/reviews/review-state';
import { reviewEvent } from '../../collecting/reviews/tables';
import { deleteSubmission } from '../../collecting/submissions/delete-submission';
import { requirePerson } from '../../people/accounts/guard';
import { retryConflict } from '../../platform/database/retry-database';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import { editEnd, findOwnRecord, isDeletable } from './own-record-rows';
import { fileToEdit, recordToEdit } from './record-to-edit';

const route = routesOf(['collection']);

export function ownRecordChangeRoutes(app: ServerApp, context: AccountContext): void {
  const { collection, settings } = context;
  const { db } = context.database;

  app.get(
    '/own-records/:id/instance',
    route(
      { audience: 'collector' },
      'The XML of an own record and the names of its files, to edit it',
      { params: z.object({ id: RecordId }), response: { 200: OwnRecordInstance } },
    ),
    async (request) => {
      const row = await findOwnRecord(db, request, request.params.id);
      const end = editEnd(row, settings.editHours, collection);
      if (!end) throw new Problem('edit_ended');
      const { xml, attachments } = await recordToEdit(context, row);
      return {
        formId: row.xmlFormId,
        version: row.formVersion ?? '',
        instance: Buffer.from(xml).toString('utf8'),
        attachments,
        editableUntil: end.toISOString(),
      };
    },
  );

  app.get(
    '/own-records/:id/attachments/:name',
    route({ audience: 'collector' }, 'A file of an own record, as it is stored', {
      params: OwnRecordFileParameters,
    }),
    async (request, reply) => {
      const { id, name } = request.params;
      const row = await findOwnRecord(db, request, id);
      const { owned, source } = await fileToEdit(context, row, name, request.signal);
      return sendStoredFile(source, request, reply, {
        owned,
        name,
        tag: owned.sha256,
        // Not cached: signing out cannot clear the browser's cache.
        cacheControl: 'no-store',
      });
    },
  );

  app.delete(
    '/own-records/:id',
    route(
      { audience: 'collector', limit: 'changesPerPerson' },
      'Delete an own record with its photos, everywhere; nobody can bring it back here',
      { params: z.object({ id: RecordId }), response: { 200: DeleteRecordAnswer } },
    ),
    async (request) => {
      const row = await findOwnRecord(db, request, request.params.id);
      if (!isDeletable(row, collection)) throw new Problem('not_deletable');
      const { formId, instanceId, xmlFormId } = row;
      if (row.isHere) {
        await deleteSubmission(db, formId, instanceId);
      } else {
        // Deleted in Central first, because this server reads its records again.
        const isGone = await collection.deleteRecord?.({ xmlFormId, instanceId });
        if (!isGone) throw new Problem('not_deletable');
        await deleteReadRecord(db, formId, instanceId);
      }
      return { deleted: true as const };
    },
  );

  app.post(
    '/own-records/:id/answer',
    route(
      { audience: 'collector', limit: 'changesPerPerson' },
      'Answer the question of a reviewer about an own record',
      {
        params: z.object({ id: RecordId }),
        body: CollectorAnswerRequest,
        response: { 200: DoneAnswer },
      },
    ),
    async (request) => {
      const { id: personId } = await requirePerson(request);
      const { id, current } = await findOwnRecord(db, request, request.params.id);
      const { text } = request.body;
      await retryConflict(() =>
        db.transaction(async (tx) => {
          await lockRecord(tx, id, current);
          const events = (await reviewEventsOf(tx, [id])).get(id) ?? [];
          // A reviewer may have decided in the meantime.
          if (!openQuestion(events, current)) throw new Problem('record_decided');
          await tx
            .insert(reviewEvent)
            .values({ recordId: id, versionId: current, kind: 'answered', personId, text });
          await applyReviews(tx, [id]);
        }),
      );
      return { done: true as const };
    },
  );
}
