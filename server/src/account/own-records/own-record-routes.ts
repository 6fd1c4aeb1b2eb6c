import {
  OwnRecord,
  OwnRecords,
  OwnRecordsQuery,
  RecordId,
  RecordPhotoQuery,
} from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import { OwnedContent } from '../../collecting/files/owned-content';
import { findRecordPhoto } from '../../collecting/shown-photos/record-photo';
import { sendSmallPhoto } from '../../collecting/shown-photos/send-small-photo';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import { OWN_RECORDS_LIMITS } from '../../publishing/collected-data/limits';
import type { AccountContext } from '../account-context';
import { describeRecords } from './describe-records';
import { firstRecords } from './first-records';
import { ownRecordChangeRoutes } from './own-record-change-routes';
import {
  appUsersOf,
  countRecords,
  findOwnRecord,
  listedRecordIds,
  recordRows,
} from './own-record-rows';

const route = routesOf(['collection']);

export async function ownRecordRoutes(app: ServerApp, context: AccountContext): Promise<void> {
  const { db } = context.database;
  ownRecordChangeRoutes(app, context);

  app.get(
    '/own-records',
    route(
      { audience: 'collector' },
      'The records that the person sent, a page at a time, the last received first',
      { querystring: OwnRecordsQuery, response: { 200: OwnRecords } },
    ),
    async (request) => {
      const { after } = request.query;
      const { page } = OWN_RECORDS_LIMITS;
      await context.collection.catchUp();
      const appUserIds = await appUsersOf(db, request);
      const ids = await listedRecordIds(db, appUserIds, after, page + 1);
      const rows = await recordRows(db, ids.slice(0, page));
      const records = await describeRecords(context, rows);
      return {
        records,
        total: await countRecords(db, appUserIds),
        next: ids.length > page ? (records.at(-1)?.id ?? null) : null,
        ...(after === undefined &&
          ids.length > 0 && { firstRecords: await firstRecords(context, appUserIds) }),
      };
    },
  );

  app.get(
    '/own-records/:id',
    route({ audience: 'collector' }, 'One of the records that the person sent', {
      params: z.object({ id: RecordId }),
      response: { 200: OwnRecord },
    }),
    async (request) => {
      const row = await findOwnRecord(db, request, request.params.id);
      const [record] = await describeRecords(context, [row]);
      if (!record) throw new Problem('not_found');
      return record;
    },
  );

  app.get(
    '/own-records/:id/photo',
    route({ audience: 'collector' }, 'A photo of an own record, small', {
      params: z.object({ id: RecordId }),
      querystring: RecordPhotoQuery,
    }),
    async (request, reply) => {
      const row = await findOwnRecord(db, request, request.params.id);
      const { name, size } = request.query;
      const owned = (sha256: string) => new OwnedContent('own-photo', sha256);
      const photo = await findRecordPhoto(context, row.current, name, owned);
      return sendSmallPhoto(context, request, reply, { photo, size });
    },
  );
}
