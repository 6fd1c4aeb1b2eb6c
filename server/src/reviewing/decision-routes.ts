import { DoneAnswer } from '@aranya/shared/contracts/administration';
import {
  IdentificationRequest,
  ManyIdentificationsAnswer,
  ManyIdentificationsRequest,
  PlaceRequest,
  QuestionRequest,
  ReviewRecordParams,
  VisibilityRequest,
} from '@aranya/shared/contracts/review';
import { coarseningEvent } from '../collecting/reviews/review-state';
import { requirePerson } from '../people/accounts/guard';
import { LIMITS } from '../platform/configuration/limits';
import type { ServerApp } from '../platform/http/app-types';
import { routesOf } from '../platform/http/route-options';
import { sentence } from '../platform/languages/sentence';
import { invalidField, Problem } from '../platform/problems/problem';
import type { PublishingContext } from '../publishing/publishing-context';
import { decide } from './decide';
import { identification } from './identification';
import { REVIEWER, TAGS } from './reviewer-routes';

const route = routesOf(TAGS);

/** Routes with which reviewers decide. Each decision names the revision that the reviewer saw. */
export function decisionRoutes(app: ServerApp, context: PublishingContext): void {
  manyRoute(app, context);

  app.post(
    '/records/:recordId/identification',
    route(REVIEWER, 'Decide about one species of a record', {
      params: ReviewRecordParams,
      body: IdentificationRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { revision, ...wanted } = request.body;
      const rules = await context.publicPlaces.rules();
      await decide(context, await requirePerson(request), {
        recordId: Number(request.params.recordId),
        revision,
        eventOf: (record) => identification(record, wanted, rules),
      });
      return { done: true as const };
    },
  );

  app.post(
    '/records/:recordId/question',
    route(REVIEWER, 'Ask the collector', {
      params: ReviewRecordParams,
      body: QuestionRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { revision, text } = request.body;
      await decide(context, await requirePerson(request), {
        recordId: Number(request.params.recordId),
        revision,
        eventOf: () => ({ kind: 'asked', text }),
      });
      return { done: true as const };
    },
  );

  app.post(
    '/records/:recordId/visibility',
    route(REVIEWER, 'Hide a record from everything public, with a reason, or restore it', {
      params: ReviewRecordParams,
      body: VisibilityRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { revision, hidden, reason } = request.body;
      if (hidden && reason === '') {
        throw invalidField('reason', sentence('The collector needs a reason.'));
      }
      await decide(context, await requirePerson(request), {
        recordId: Number(request.params.recordId),
        revision,
        eventOf: () => ({ kind: hidden ? 'hidden' : 'restored', text: reason }),
      });
      return { done: true as const };
    },
  );

  app.post(
    '/records/:recordId/place',
    route(
      REVIEWER,
      'Hide the places of a record in a cell, with a reason, or show them exactly again',
      { params: ReviewRecordParams, body: PlaceRequest, response: { 200: DoneAnswer } },
    ),
    async (request) => {
      const { revision, coarseSide, reason } = request.body;
      if (coarseSide > 0 && reason === '') {
        throw invalidField('reason', sentence('The collector needs a reason.'));
      }
      await decide(context, await requirePerson(request), {
        recordId: Number(request.params.recordId),
        revision,
        eventOf({ events }) {
          if (coarseSide === 0) return { kind: 'exact', text: reason };
          if (coarseSide <= (coarseningEvent(events)?.coarseSide ?? 0)) {
            throw invalidField('coarseSide', sentence('Choose a larger cell.'));
          }
          return { kind: 'coarsened', coarseSide, text: reason };
        },
      });
      return { done: true as const };
    },
  );
}

/** Problems that make a batch skip a record. The page shows skipped records again. */
const SKIPPED = ['record_decided', 'not_found'];

function manyRoute(app: ServerApp, context: PublishingContext): void {
  app.post(
    '/decisions',
    {
      config: REVIEWER,
      bodyLimit: LIMITS.listBodyBytes,
      schema: {
        summary: 'The same decision about several records with one species each',
        tags: TAGS,
        body: ManyIdentificationsRequest,
        response: { 200: ManyIdentificationsAnswer },
      },
    },
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
