import { CollectedDataAnswer, CollectedDataRequest, readGeoBox } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import { requirePerson } from '../../people/accounts/guard';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import { collectedPoints } from './collected-points';
import { readLocalNames } from './local-names';

const route = routesOf(['collection']);

/** A person's own records for the map (specification section 7). */
export async function collectedDataRoutes(
  app: ServerApp,
  context: CollectingContext,
): Promise<void> {
  app.post(
    '/collected-data',
    route(
      { audience: 'collector', limit: 'changes-nothing' },
      "The signed-in person's own records; where there are many, gathered for a view",
      { body: CollectedDataRequest, response: { 200: CollectedDataAnswer } },
    ),
    async (request) => {
      const { odkUserId } = await requirePerson(request);
      if (odkUserId === null || String(request.body.userId) !== odkUserId) {
        throw new Problem('forbidden');
      }
      await context.collection.catchUp();
      const { db } = context.database;
      const { view } = request.body;
      const box = view && readGeoBox(view.bbox);
      return collectedPoints(db, Number(odkUserId), {
        localNames: await readLocalNames(db),
        ...(view && box && { view: { box, zoom: view.zoom } }),
      });
    },
  );
}
