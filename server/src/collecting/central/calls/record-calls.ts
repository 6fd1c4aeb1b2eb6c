import * as z from 'zod';
import { LIMITS } from '../../../platform/configuration/limits';
import type { PhotoInCentral, RecordInCentral } from '../../collection-server';
import { CENTRAL_CODES, isRefusal } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import * as answers from './central-answers';
import type { CentralCalls } from './central-calls';

/** Calls for a form's records through Central's OData interface, and for their photos. */
export const recordCalls = ({ formPath, recordPath, get, withRetry, answer }: CentralCalls) => ({
  /** Instance id of a record's current version. */
  currentVersion: async (record: RecordInCentral) =>
    (await get('look for a version', recordPath(record), answers.VersionedSubmission))
      .currentVersion.instanceId,

  /** XML of a record's current version. */
  recordXml: (record: RecordInCentral) =>
    withRetry(
      {
        task: 'read a record',
        method: 'GET',
        path: `${recordPath(record)}.xml`,
        expects: 'file',
        maxBytes: LIMITS.openRosa.xmlBytes,
      },
      z.instanceof(Uint8Array),
    ),

  /** Names of the files that Central has of a record's current version. */
  recordFiles: async (record: RecordInCentral) =>
    (
      await get(
        'list files of a record',
        `${recordPath(record)}/attachments`,
        z.array(answers.NamedAttachment),
      )
    ).flatMap(({ name, exists }) => (exists ? [name] : [])),

  /** Number of records of a form. */
  countRecords: (xmlFormId: string) =>
    get(
      'count records',
      `${formPath(xmlFormId)}.svc/Submissions?%24top=0&%24count=true`,
      answers.RowPage.transform((page) => page['@odata.count'] ?? page.value.length),
    ),

  /** A page of records. @param query Without question mark, encoded. */
  records: (xmlFormId: string, query: string) =>
    withRetry(
      {
        task: 'read records',
        method: 'GET',
        path: `${formPath(xmlFormId)}.svc/Submissions?${query}`,
        timeoutMs: CENTRAL_LIMITS.longRequestMs,
      },
      answers.RowPage,
    ),

  /**
   * Deletes a record with its photos; Central keeps it for 30 days more.
   * @returns False if this version of Central cannot delete records (before 2024.3). A missing record counts as
   *   deleted.
   */
  async deleteRecord(record: RecordInCentral): Promise<boolean> {
    const path = recordPath(record);
    try {
      await withRetry({ task: 'delete a record', method: 'DELETE', path }, answers.Done);
      return true;
    } catch (error) {
      if (!isRefusal(error, CENTRAL_CODES.notFound)) throw error;
    }
    try {
      // Older versions answer the same whether the record exists or not.
      await get('look for a record', path, z.looseObject({}));
      return false;
    } catch (error) {
      if (isRefusal(error, CENTRAL_CODES.notFound)) return true;
      throw error;
    }
  },

  /** A photo of a record's current version; null if Central has not received it. */
  async photo({ xmlFormId, instanceId, name }: PhotoInCentral, signal?: AbortSignal) {
    // `.` and `..` are path steps, not names: they would change the address.
    if ([instanceId, name].some((one) => one === '.' || one === '..')) return null;
    const record = recordPath({ xmlFormId, instanceId });
    try {
      return await answer(
        {
          task: 'read a photo',
          method: 'GET',
          path: `${record}/attachments/${encodeURIComponent(name)}`,
          expects: 'file',
          maxBytes: LIMITS.openRosa.photoBytes,
          ...(signal && { signal }),
        },
        z.instanceof(Uint8Array),
      );
    } catch (error) {
      if (isRefusal(error, CENTRAL_CODES.notFound)) return null;
      throw error;
    }
  },
});
