import type { Database } from '../../platform/database/database';
import type { CsvValue } from '../../platform/text/write-csv';
import type { CsvTable } from '../csv/csv-answer';
import { everyPerson } from './people-queries';

const HEAD = [
  'name',
  'phoneNumber',
  'organization',
  'organizationName',
  'communityFor',
  'administrator',
  'reviewer',
  'suspended',
  'registeredAt',
  'lastActiveAt',
  'devices',
  'records',
  'phoneAccess',
] as const;

/** Returns the people who match a search, as a table. */
export const peopleTable = (db: Database, search: string): CsvTable => ({
  name: 'people',
  head: HEAD,
  rows: rows(db, search),
});

async function* rows(db: Database, search: string): AsyncGenerator<CsvValue[]> {
  for await (const person of everyPerson(db, search)) yield HEAD.map((column) => person[column]);
}
