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
import type * as z from 'zod/mini';
import { done } from '../administration/administrator-route';
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

export function decisionRoutes(app: ServerApp, context: PublishingContext): void {
  manyRoute(app, context);

  /** Each decision names the revision that the reviewer saw. */
  const decisionRoute = <Body extends z.core.$ZodType<{ revision: string }>>(
    name: string,
    summary: string,
    body: Body,
    decisionOf: (asked: z.core.output<Body>) => Decision['eventOf'] | Promise<Decision['eventOf']>,
  ) =>
    app.post(
      `/records/:recordId/${name}`,
      reviewerRoute(summary, { params: ReviewRecordParams, body, response: { 200: DoneAnswer } }),
      async (request) => {
        const reviewer = await requirePerson(request);
        const asked = request.body as z.core.output<Body>;
        const recordId = Number(request.params.recordId);
        const { revision } = asked;
        const eventOf = await decisionOf(asked);
        return done(decide(context, reviewer, { recordId, revision, eventOf }));
      },
    );

  decisionRoute(
    'identification',
    'Decide about one species of a record',
    IdentificationRequest,
    async (asked) => {
      const rules = await context.publicPlaces.rules();
      return (record) => identification(record, asked, rules);
    },
  );

  decisionRoute('question', 'Ask the collector', QuestionRequest, ({ text }) => () => ({
    kind: 'asked',
    text,
  }));

  decisionRoute(
    'visibility',
    'Hide a record from everything public, with a reason, or restore it',
    VisibilityRequest,
    ({ hidden, reason }) => {
      if (hidden) requireReason(reason);
      return () => ({ kind: hidden ? 'hidden' : 'restored', text: reason });
    },
  );

  decisionRoute(
    'place',
    'Hide the places of a record in a cell, with a reason, or show them exactly again',
    PlaceRequest,
    ({ coarseSide, reason }) => {
      if (coarseSide > 0) requireReason(reason);
      return ({ events }) => {
        if (coarseSide === 0) return { kind: 'exact', text: reason };
        if (coarseSide <= (coarseningEvent(events)?.coarseSide ?? 0)) {
          throw invalidField('coarseSide', sentence('Choose a larger cell.'));
        }
        return { kind: 'coarsened', coarseSide, text: reason };
      };
    },
  );

  // The reviewer chooses between the decisions here and the state of ODK Central.
  decisionRoute(
    'central',
    'Settle a conflict with ODK Central',
    CentralConflictRequest,
    ({ keep }) =>
      async ({ id, events }, tx) => {
        const settling = await settlingEvents(tx, id, events, keep);
        if (!settling) throw new Problem('record_decided');
        return settling;
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
