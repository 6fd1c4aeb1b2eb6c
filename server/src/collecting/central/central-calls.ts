import type * as z from 'zod';
import type { CentralAccount } from '../../platform/configuration/central-account';
import { LIMITS } from '../../platform/configuration/limits';
import { retry } from '../../platform/retry/retry';
import { CentralUnavailable } from './central-error';
import { type CentralRequest, centralHttp } from './central-http';
import { centralSession } from './central-session';

/** An answer with its ETag; null where Central says that nothing changed. */
export interface Tagged<T> {
  value: T;
  tag: string | null;
}

/** How a call of Central is made, whichever it is. */
export type CentralCalls = ReturnType<typeof centralCalls>;

/** @param closing Ends every request that is under way. */
export function centralCalls(account: CentralAccount, closing?: AbortSignal) {
  const send = centralSession(account, centralHttp(account.url, closing));
  const projectPath = `/v1/projects/${account.projectId}`;
  const formPath = (xmlFormId: string) => `${projectPath}/forms/${encodeURIComponent(xmlFormId)}`;

  async function answer<T>(
    request: CentralRequest,
    shape: z.ZodType<T>,
  ): Promise<Tagged<T> | null> {
    const { changed, body, tag } = await send(request);
    if (!changed) return null;
    const read = shape.safeParse(body);
    if (read.success) return { value: read.data, tag };
    throw new CentralUnavailable(request.task, 'an answer of another shape', false, read.error);
  }

  /** For requests that do the same however often they are sent. */
  const withRetry = <T>(request: CentralRequest, shape: z.ZodType<T>) =>
    retry(
      () => answer(request, shape),
      LIMITS.central,
      // A caller that waited once for nothing does not wait again.
      (error) => error instanceof CentralUnavailable && !error.timedOut && !closing?.aborted,
    );

  const get = async <T>(task: string, path: string, shape: z.ZodType<T>): Promise<T> =>
    must(await withRetry({ task, method: 'GET', path }, shape));

  return { projectPath, formPath, answer, withRetry, get };
}

/** The value of an answer to a request without a known ETag. */
export function must<T>(tagged: Tagged<T> | null): T {
  if (tagged === null) throw new Error('Central answered 304 to a request without a known tag.');
  return tagged.value;
}
