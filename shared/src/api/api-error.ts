import { message, ProblemBody } from '@aranya/shared/contracts';

/** Said where no answer came at all. */
export const NETWORK_MESSAGE =
  'We could not reach Aranya. Check the connection and try again; nothing you typed is lost.';

/** The problem of a call that had no answer. */
export const NETWORK_PROBLEM: ProblemBody = { code: 'network', message: message(NETWORK_MESSAGE) };

/** Said where an answer has no sentence. */
const UNCLEAR = message('The server could not do this. Try again.');

/** A call that failed: by the server's answer, or because none came. */
export class ApiError extends Error {
  /** HTTP status, or 0 where no answer came. */
  readonly status: number;
  readonly problem: ProblemBody;

  constructor(status: number, problem: ProblemBody, cause?: unknown) {
    super(problem.message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  /** True where the server gave no answer. */
  get isNetworkFailure() {
    return this.status === 0;
  }

  /** True where the server does not know, or no longer knows, the session of the call. */
  get isSessionEnded() {
    return this.status === 401 || this.problem.code === 'session_ended';
  }

  /** True for the answer on which the page signs out (specification section 2.9). */
  get isForbidden() {
    return this.status === 403 && this.problem.message === 'Forbidden';
  }
}

/** The problem inside an error answer, whatever shape an existing service gave it. */
export function problemOf(data: unknown): ProblemBody {
  const parsed = ProblemBody.safeParse(data);
  if (parsed.success) return parsed.data;
  if (typeof data === 'string' && data !== '' && data.length < 300 && !data.startsWith('<')) {
    return { code: 'unknown', message: data };
  }
  const sentence = (data as { message?: unknown } | null)?.message;
  return { code: 'unknown', message: typeof sentence === 'string' ? sentence : UNCLEAR };
}
