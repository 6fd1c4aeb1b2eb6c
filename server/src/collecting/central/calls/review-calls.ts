import type { CentralState } from '@aranya/shared/contracts/review';
import * as z from 'zod';
import type { RecordInCentral } from '../../collection-server';
import * as answers from './central-answers';
import { type CentralCalls, jsonBody } from './central-calls';

/** Calls for the review of a record: its state, comments, and the notes of its log. */
export const reviewCalls = ({ recordPath, get, withRetry, answer }: CentralCalls) => ({
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
    get('read comments', `${recordPath(record)}/comments`, z.array(answers.Comment)),

  /** Sends a comment without retries, because Central stores each repetition as another comment. */
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
    get(
      'read the log of a record',
      `${recordPath(record)}/audits`,
      z.array(answers.SubmissionAudit),
    ),
});
