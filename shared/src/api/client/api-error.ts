import { message, ProblemBody } from '@aranya/shared/contracts';

export const NETWORK_MESSAGE =
  'We could not reach Aranya. Check the connection and try again; nothing you typed is lost.';

export const NETWORK_PROBLEM: ProblemBody = { code: 'network', message: message(NETWORK_MESSAGE) };

const UNCLEAR = message('The server could not do this. Try again.');

export class ApiError extends Error {
  /** HTTP status, or 0 if there was no answer. */
  readonly status: number;
  readonly problem: ProblemBody;

  constructor(status: number, problem: ProblemBody, cause?: unknown) {
    super(problem.message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  get isNetworkFailure() {
    return this.status === 0;
  }

  get isSessionEnded() {
    return this.status === 401 || this.problem.code === 'session_ended';
  }

  /** The page signs out on this answer (specification section 2.9). */
  get isForbidden() {
    return this.status === 403 && this.problem.message === 'Forbidden';
  }
}

export function problemOf(data: unknown): ProblemBody {
  const parsed = ProblemBody.safeParse(data);
  if (parsed.success) return parsed.data;
  if (typeof data === 'string' && data !== '' && data.length < 300 && !data.startsWith('<')) {
    return { code: 'unknown', message: data };
  }
  const sentence = (data as { message?: unknown } | null)?.message;
  return { code: 'unknown', message: typeof sentence === 'string' ? sentence : UNCLEAR };
}
