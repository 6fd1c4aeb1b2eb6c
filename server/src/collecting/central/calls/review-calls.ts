import type { CentralState } from '@aranya/shared/contracts/review';
import * as z from 'zod';
import type { RecordInCentral } from '../../collection-server';
import * as answers from './central-answers';
import { type CentralCalls, jsonBody } from './central-calls';

/** Calls for the review of a record: its state, comments, and the notes of its log. */
export const reviewCalls = ({ formPath, get, withRetry, answer }: CentralCalls) => {
  const pathOf = ({ xmlFormId, instanceId }: RecordInCentral) =>
    `${formPath(xmlFormId)}/submissions/${encodeURIComponent(instanceId)}`;
  return {
    reviewState: async (record: RecordInCentral): Promise<CentralState> =>
      (await get('read a review', pathOf(record), answers.ReviewedSubmission)).reviewState ??
      'received',

    setReviewState: (record: RecordInCentral, state: CentralState) =>
      withRetry(
        {
          task: 'send a review',
          method: 'PATCH',
          path: pathOf(record),
          body: jsonBody({ reviewState: state === 'received' ? null : state }),
        },
        answers.ReviewedSubmission,
      ),

    comments: (record: RecordInCentral) =>
      get('read comments', `${pathOf(record)}/comments`, z.array(answers.Comment)),

    /** Sends a comment without retries, because Central stores each repetition as another comment. */
    sendComment: (record: RecordInCentral, body: string) =>
      answer(
        {
          task: 'send a comment',
          method: 'POST',
          path: `${pathOf(record)}/comments`,
          body: jsonBody({ body }),
        },
        answers.Comment,
      ),

    audits: (record: RecordInCentral) =>
      get('read the log of a record', `${pathOf(record)}/audits`, z.array(answers.SubmissionAudit)),
  };
};
