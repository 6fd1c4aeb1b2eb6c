import type { ServerApp } from '../platform/http/app-types';
import type { PublishingContext } from '../publishing/publishing-context';
import { conflictRoute } from './conflict-route';
import { decisionRoutes } from './decision-routes';
import { recordRoutes } from './record-routes';

/** Routes for reviewers; all have the audience `reviewer`. */
export async function reviewRoutes(app: ServerApp, context: PublishingContext): Promise<void> {
  for (const routes of [recordRoutes, decisionRoutes, conflictRoute]) {
    await app.register(async (scope: ServerApp) => routes(scope, context), { prefix: '/review' });
  }
}
