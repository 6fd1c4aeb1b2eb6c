import { LicencesAnswer } from '@aranya/shared/contracts';
import type { CollectingContext } from '../../collecting/collecting-context';
import type { ServerApp } from '../../platform/http/app-types';
import { jsonContent } from '../../platform/http/json-content';
import { routesOf } from '../../platform/http/route-options';
import { readLicences } from './licences';

const route = routesOf(['site']);

/** A new licence may take this long to reach everybody, in seconds. */
const FRESHNESS = { browser: 60 };

/** Licences of public records. */
export function licenceRoutes(
  app: ServerApp,
  { database: { db }, publicAnswers }: Pick<CollectingContext, 'database' | 'publicAnswers'>,
): void {
  app.get(
    '/licences',
    route({ audience: 'anyone' }, 'Licences of records and of imported datasets', {
      response: { 200: LicencesAnswer },
    }),
    async (request, reply) =>
      publicAnswers.send(request, reply, 'licences', FRESHNESS, async () =>
        jsonContent(LicencesAnswer, await readLicences(db)),
      ),
  );
}
