import type { CentralAccount } from '../../../platform/configuration/central-account';
import type { ForwardedRecord } from '../../collection-server';
import { appUserCalls } from './app-user-calls';
import * as answers from './central-answers';
import { centralCalls } from './central-calls';
import { formCalls } from './form-calls';
import { recordCalls, reviewCalls } from './record-calls';
import { sendRecord } from './send-record';

/** Each call throws CentralUnavailable or CentralRefusal. */
export type CentralClient = ReturnType<typeof openCentralClient>;

/** Sends nothing before the first call. @param closing Aborts all running requests. */
export function openCentralClient(account: CentralAccount, closing?: AbortSignal) {
  const calls = centralCalls(account, closing);
  const { get, list, projectPath } = calls;
  return {
    project: () => get('read the project', projectPath, answers.Project),
    roles: () => list('list roles', '/v1/roles', answers.Role),
    ...appUserCalls(calls),
    ...formCalls(calls),
    ...recordCalls(calls),
    ...reviewCalls(calls),
    sendRecord: (token: string, record: ForwardedRecord) =>
      sendRecord(account, token, record, closing),
  };
}
