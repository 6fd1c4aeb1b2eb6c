import { DatasetLicenceRequest, RecordLicenceRequest } from '@aranya/shared/contracts';
import { DoneAnswer, NumericIdParams } from '@aranya/shared/contracts/administration';
import type { ServerApp } from '../../platform/http/app-types';
import { Problem } from '../../platform/problems/problem';
import { setDatasetLicence, setRecordLicence } from '../../publishing/licences/licences';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { recordAction } from '../record-action';

/** Choice of licences. Each choice is audited, because people can rely on a licence for ever. */
export function licenceAdministrationRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const done = { done: true as const };

  app.post(
    '/licences/records',
    administratorRoute('Choose the licence of records that are received from now on', {
      body: RecordLicenceRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { licence, alsoBefore } = request.body;
      await setRecordLicence(db, licence, alsoBefore);
      await recordAction(context, request, 'licence.set', { details: { licence, alsoBefore } });
      return done;
    },
  );

  app.post(
    '/licences/datasets/:id',
    administratorRoute('Choose the licence of an imported dataset', {
      params: NumericIdParams,
      body: DatasetLicenceRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { licence } = request.body;
      const dataset = await setDatasetLicence(db, request.params.id, licence);
      if (dataset === null) throw new Problem('not_found');
      await recordAction(context, request, 'licence.set', { details: { licence, dataset } });
      return done;
    },
  );
}
