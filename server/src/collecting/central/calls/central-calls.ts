import * as z from 'zod';
import type { CentralAccount } from '../../../platform/configuration/central-account';
import { retry } from '../../../platform/retry/retry';
import type { RecordInCentral } from '../../collection-server';
import { CentralUnavailable } from '../connection/central-error';
import { type CentralRequest, centralHttp } from '../connection/central-http';
import { centralSession } from '../connection/central-session';
import { CENTRAL_LIMITS } from '../limits';
import { Done } from './central-answers';

export type CentralCalls = ReturnType<typeof centralCalls>;

export const jsonBody = (content: object) => ({
  type: 'application/json',
  content: JSON.stringify(content),
});

/** @param closing Aborts all running requests. */
export function centralCalls(account: CentralAccount, closing?: AbortSignal) {
  const send = centralSession(account, centralHttp(account.url, closing));
  const projectPath = `/v1/projects/${account.projectId}`;
  const formPath = (xmlFormId: string) => `${projectPath}/forms/${encodeURIComponent(xmlFormId)}`;
  const recordPath = ({ xmlFormId, instanceId }: RecordInCentral) =>
    `${formPath(xmlFormId)}/submissions/${encodeURIComponent(instanceId)}`;

  async function answer<T>(request: CentralRequest, shape: z.ZodType<T>): Promise<T> {
    const read = shape.safeParse(await send(request));
    if (read.success) return read.data;
    throw new CentralUnavailable(request.task, 'an answer of another shape', false, read.error);
  }

  /** The request must be idempotent. */
  const withRetry = <T>(request: CentralRequest, shape: z.ZodType<T>) =>
    retry(
      () => answer(request, shape),
      CENTRAL_LIMITS,
      // Do not repeat a request that timed out: the caller has waited long enough.
      (error) => error instanceof CentralUnavailable && !error.timedOut && !closing?.aborted,
    );

  const get = <T>(task: string, path: string, shape: z.ZodType<T>): Promise<T> =>
    withRetry({ task, method: 'GET', path }, shape);

  const list = <T>(task: string, path: string, item: z.ZodType<T>): Promise<T[]> =>
    get(task, path, z.array(item));

  const remove = (task: string, path: string) => withRetry({ task, method: 'DELETE', path }, Done);

  return { projectPath, formPath, recordPath, answer, withRetry, get, list, remove };
}
