import { Problem } from '../../platform/problems/problem';
import type { RecordsToEdit } from '../collection-server';
import type { CentralClient } from './calls/central-client';
import { forPerson } from './central-problem';
import { CENTRAL_CODES, isRefusal } from './connection/central-error';

/** Reads records of Central for the person who edits them. */
export const recordsToEdit = (
  client: Pick<CentralClient, 'currentVersion' | 'recordFiles' | 'recordXml'>,
): RecordsToEdit => ({
  currentVersion: (record) => unlessDeleted(() => client.currentVersion(record)),
  read: (record) =>
    unlessDeleted(async () => ({
      xml: await client.recordXml(record),
      fileNames: await client.recordFiles(record),
    })),
});

const unlessDeleted = <Result>(work: () => Promise<Result>) =>
  forPerson(async () => {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error, CENTRAL_CODES.notFound)) throw new Problem('not_found', {}, error);
      throw error;
    }
  });
