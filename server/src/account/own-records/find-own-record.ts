import type { FastifyRequest } from 'fastify';
import { requirePerson } from '../../people/accounts/guard';
import type { Database } from '../../platform/database/database';
import { Problem } from '../../platform/problems/problem';
import { appUserIdsOf } from '../own-data/personal-rows';
import { ownRecordId, type RecordRow, recordRows } from './own-record-rows';

export const appUsersOf = async (db: Database, request: FastifyRequest): Promise<number[]> =>
  appUserIdsOf(db, (await requirePerson(request)).id);

/** @throws Problem `not_found` if it does not exist or belongs to somebody else. */
export async function findOwnRecord(
  db: Database,
  request: FastifyRequest,
  id: string,
): Promise<RecordRow> {
  const found = await ownRecordId(db, await appUsersOf(db, request), Number(id));
  const [row] = found === undefined ? [] : await recordRows(db, [found]);
  if (!row) throw new Problem('not_found');
  return row;
}
