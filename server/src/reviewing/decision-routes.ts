import { DoneAnswer } from '@aranya/shared/contracts/administration';
import {
  CentralConflictRequest,
  IdentificationRequest,
  ManyIdentificationsAnswer,
  ManyIdentificationsRequest,
  PlaceRequest,
  QuestionRequest,
  ReviewRecordParams,
  VisibilityRequest,
} from '@aranya/shared/contracts/review';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { settlingEvents } from '../collecting/central/reviews/exchange-for-reviewers';
import { coarseningEvent } from '../collecting/reviews/review-state';
import { requirePerson } from '../people/accounts/guard';
import { LIMITS } from '../platform/configuration/limits';
import type { ServerApp } from '../platform/http/app-types';
import { sentence } from '../platform/languages/sentence';
import { invalidField, Problem } from '../platform/problems/problem';
import type { PublishingContext } from '../publishing/publishing-context';
import { type Decision, decide } from './decide';
import { identification } from './identification';
import { reviewerRoute } from './reviewer-routes';

const decisionRoute = <Body extends z.core.$ZodType>(summary: string, body: Body) =>
  reviewerRoute(summary, { params: ReviewRecordParams, body, response: { 200: DoneAnswer } });

/** Each decision names the revision that the reviewer saw. */
export function decisionRoutes(app: ServerApp, context: PublishingContext): void {
  manyRoute(app, context);

  async function decided(
    request: FastifyRequest,
    { recordId }: { recordId: string },
    decision: Omit<Decision, 'recordId'>,
  ) {
    const reviewer = await requirePerson(request);
    await decide(context, reviewer, { recordId: Number(recordId), ...decision });
    return { done: true as const };
  }

  app.post(
    '/records/:recordId/identification',
    decisionRoute('Decide about one species of a record', IdentificationRequest),
    async (request) => {
      const { revision, ...wanted } = request.body;
      const rules = await context.publicPlaces.rules();
      return decided(request, request.params, {
        revision,
        eventOf: (record) => identification(record, wanted, rules),
      });
    },
  );

  app.post(
    '/records/:recordId/question',
    decisionRoute('Ask the collector', QuestionRequest),
    async (request) => {
      const { revision, text } = request.body;
      return decided(request, request.params, {
        revision,
        eventOf: () => ({ kind: 'asked', text }),
      });
    },
  );

  app.post(
    '/records/:recordId/visibility',
    decisionRoute(
      'Hide a record from everything public, with a reason, or restore it',
      VisibilityRequest,
    ),
    async (request) => {
      const { revision, hidden, reason } = request.body;
      if (hidden) requireReason(reason);
      return decided(request, request.params, {
        revision,
        eventOf: () => ({ kind: hidden ? 'hidden' : 'restored', text: reason }),
      });
    },
  );

  app.post(
    '/records/:recordId/place',
    decisionRoute(
      'Hide the places of a record in a cell, with a reason, or show them exactly again',
      PlaceRequest,
    ),
    async (request) => {
      const { revision, coarseSide, reason } = request.body;
      if (coarseSide > 0) requireReason(reason);
      return decided(request, request.params, {
        revision,
        eventOf({ events }) {
          if (coarseSide === 0) return { kind: 'exact', text: reason };
          if (coarseSide <= (coarseningEvent(events)?.coarseSide ?? 0)) {
            throw invalidField('coarseSide', sentence('Choose a larger cell.'));
          }
          return { kind: 'coarsened', coarseSide, text: reason };
        },
      });
    },
  );

  // The reviewer chooses between the decisions here and the state of ODK Central.
  app.post(
    '/records/:recordId/central',
    decisionRoute('Settle a conflict with ODK Central', CentralConflictRequest),
    async (request) => {
      const { revision, keep } = request.body;
      return decided(request, request.params, {
        revision,
        async eventOf({ id, events }, tx) {
          const settling = await settlingEvents(tx, id, events, keep);
          if (!settling) throw new Problem('record_decided');
          return settling;
        },
      });
    },
  );
}

/** @throws Problem `invalid_input` */
function requireReason(reason: string): void {
  if (reason === '') throw invalidField('reason', sentence('The collector needs a reason.'));
}

/** Problems that make a batch skip a record. The page shows skipped records again. */
const SKIPPED = ['record_decided', 'not_found'];

function manyRoute(app: ServerApp, context: PublishingContext): void {
  app.post(
    '/decisions',
    reviewerRoute(
      'The same decision about several records with one species each',
      { body: ManyIdentificationsRequest, response: { 200: ManyIdentificationsAnswer } },
      LIMITS.listBodyBytes,
    ),
    async (request) => {
      const { records, decision, comment } = request.body;
      const reviewer = await requirePerson(request);
      const rules = await context.publicPlaces.rules();
      const answer: { decided: string[]; skipped: string[] } = { decided: [], skipped: [] };
      for (const { id, revision } of records) {
        try {
          await decide(context, reviewer, {
            recordId: Number(id),
            revision,
            eventOf(record) {
              const [only, ...others] = record.species;
              if (!only || others.length > 0) throw new Problem('record_decided');
              return identification(record, { position: only.position, decision, comment }, rules);
            },
          });
          answer.decided.push(id);
        } catch (error) {
          if (!(error instanceof Problem && SKIPPED.includes(error.code))) throw error;
          answer.skipped.push(id);
        }
      }
      return answer;
    },
  );
}
