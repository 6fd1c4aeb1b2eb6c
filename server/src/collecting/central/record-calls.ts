import * as z from 'zod';
import { LIMITS } from '../../platform/configuration/limits';
import type { PhotoInCentral } from '../collection-server';
import * as answers from './central-answers';
import type { CentralCalls } from './central-calls';
import { CENTRAL_CODES, isRefusal } from './central-error';
import { CENTRAL_LIMITS } from './limits';

/** Calls for a form's records through Central's OData interface, and for their photos. */
export const recordCalls = ({ formPath, get, withRetry, answer }: CentralCalls) => ({
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

  /** A photo of a record's current version; null if Central has not received it. */
  async photo({ xmlFormId, instanceId, name }: PhotoInCentral, signal?: AbortSignal) {
    // `.` and `..` are path steps, not names: they would change the address.
    if ([instanceId, name].some((one) => one === '.' || one === '..')) return null;
    const record = `${formPath(xmlFormId)}/submissions/${encodeURIComponent(instanceId)}`;
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
