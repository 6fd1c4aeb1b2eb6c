import type { CentralState } from '@aranya/shared/contracts/review';
import * as z from 'zod';
import { LIMITS } from '../../../platform/configuration/limits';
import type { PhotoInCentral, RecordInCentral } from '../../collection-server';
import { CENTRAL_CODES, isRefusal } from '../connection/central-error';
import { CENTRAL_LIMITS } from '../limits';
import * as answers from './central-answers';
import { type CentralCalls, jsonBody } from './central-calls';

export const recordCalls = ({
  formPath,
  recordPath,
  get,
  list,
  remove,
  withRetry,
  answer,
}: CentralCalls) => ({
  currentVersion: async (record: RecordInCentral) =>
    (await get('look for a version', recordPath(record), answers.VersionedSubmission))
      .currentVersion.instanceId,

  /** XML of the current version. */
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

  /** Only the files that Central has of the current version. */
  recordFiles: async (record: RecordInCentral) =>
    (
      await list(
        'list files of a record',
        `${recordPath(record)}/attachments`,
        answers.NamedAttachment,
      )
    ).flatMap(({ name, exists }) => (exists ? [name] : [])),

  countRecords: (xmlFormId: string) =>
    get(
      'count records',
      `${formPath(xmlFormId)}.svc/Submissions?%24top=0&%24count=true`,
      answers.RowPage.transform((page) => page['@odata.count'] ?? page.value.length),
    ),

  /** @param query Without question mark, encoded. */
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
   * Central keeps a deleted record for 30 days more.
   * @returns False if Central cannot delete records (before 2024.3). A missing record counts as
   *   deleted.
   */
  async deleteRecord(record: RecordInCentral): Promise<boolean> {
    const path = recordPath(record);
    try {
      await remove('delete a record', path);
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

export const reviewCalls = ({ recordPath, get, list, withRetry, answer }: CentralCalls) => ({
  reviewState: async (record: RecordInCentral): Promise<CentralState> =>
    (await get('read a review', recordPath(record), answers.ReviewedSubmission)).reviewState ??
    'received',

  setReviewState: (record: RecordInCentral, state: CentralState) =>
    withRetry(
      {
        task: 'send a review',
        method: 'PATCH',
        path: recordPath(record),
        body: jsonBody({ reviewState: state === 'received' ? null : state }),
      },
      answers.ReviewedSubmission,
    ),

  comments: (record: RecordInCentral) =>
    list('read comments', `${recordPath(record)}/comments`, answers.Comment),

  /** No retries, because Central stores each repetition as another comment. */
  sendComment: (record: RecordInCentral, body: string) =>
    answer(
      {
        task: 'send a comment',
        method: 'POST',
        path: `${recordPath(record)}/comments`,
        body: jsonBody({ body }),
      },
      answers.Comment,
    ),

  audits: (record: RecordInCentral) =>
    list('read the log of a record', `${recordPath(record)}/audits`, answers.SubmissionAudit),
});
