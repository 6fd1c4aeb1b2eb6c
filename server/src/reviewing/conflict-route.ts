import { DoneAnswer } from '@aranya/shared/contracts/administration';
import { CentralConflictRequest, ReviewRecordParams } from '@aranya/shared/contracts/review';
import { settlingEvents } from '../collecting/central/reviews/exchange-for-reviewers';
import { requirePerson } from '../people/accounts/guard';
import type { ServerApp } from '../platform/http/app-types';
import { routesOf } from '../platform/http/route-options';
import { Problem } from '../platform/problems/problem';
import type { PublishingContext } from '../publishing/publishing-context';
import { decide } from './decide';
import { REVIEWER, TAGS } from './reviewer-routes';

const route = routesOf(TAGS);

/** Route with which a reviewer chooses between the decisions here and the state of ODK Central. */
export function conflictRoute(app: ServerApp, context: PublishingContext): void {
  app.post(
    '/records/:recordId/central',
    route(REVIEWER, 'Settle a conflict with ODK Central', {
      params: ReviewRecordParams,
      body: CentralConflictRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { revision, keep } = request.body;
      await decide(context, await requirePerson(request), {
        recordId: Number(request.params.recordId),
        revision,
        async eventOf({ id, events }, tx) {
          const settling = await settlingEvents(tx, id, events, keep);
          if (!settling) throw new Problem('record_decided');
          return settling;
        },
      });
      return { done: true as const };
    },
  );
}
