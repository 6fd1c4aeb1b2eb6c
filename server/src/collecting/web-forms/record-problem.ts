import type { ProblemCode } from '@aranya/shared/contracts';
import { Problem } from '../../platform/problems/problem';
import { isOfSender } from '../open-rosa/error-answer';
import { OpenRosaError } from '../open-rosa-error';
import { TooLarge } from '../submissions/receiving/read-multipart';

/** Problems by the status of an {@link OpenRosaError} without a problem of its own. */
const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'unreadable_record',
  403: 'no_form_access',
  404: 'not_found',
  409: 'record_conflict',
  413: 'too_large',
  429: 'quota_used_up',
};

/** Converts an error of the intake, which is written for phones, to a problem for pages. */
export function recordProblem(error: unknown): unknown {
  if (error instanceof OpenRosaError) {
    const { problem = BY_STATUS[error.status] ?? 'internal', retryAfterSeconds } = error.details;
    return new Problem(
      problem,
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
      error,
    );
  }
  if (error instanceof TooLarge) return new Problem('too_large', {}, error);
  return isOfSender(error) ? new Problem('unreadable_record', {}, error) : error;
}
