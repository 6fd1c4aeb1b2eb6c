import { Problem } from '../../platform/problems/problem';
import type { CollectionFault } from '../collection-server';
import { CentralRefusal, CentralUnavailable } from './connection/central-error';

/** No refusal by Central is the person's fault: the problem has the reason for the log. */
export async function forPerson<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CentralUnavailable || error instanceof CentralRefusal) {
      throw new Problem('collection_unavailable', {}, error);
    }
    throw error;
  }
}

/** @throws Errors that Central did not cause */
export function sentenceForAdministrators(error: unknown): string {
  unlessUnavailable(error);
  if (faultOf(error) === 'refused') {
    return (
      'ODK Central refuses the email or the password of this server. Give it the right ones ' +
      '(ARANYA_CENTRAL_EMAIL, ARANYA_CENTRAL_PASSWORD) and start it again.'
    );
  }
  return `${(error as Error).message}.`;
}

export function sentenceForFault(error: unknown): string {
  const isCentrals = error instanceof CentralUnavailable || error instanceof CentralRefusal;
  return isCentrals
    ? sentenceForAdministrators(error)
    : "Records of ODK Central cannot be read. The server's log says why.";
}

/** `refused` if Central no longer accepts this server's web user. */
export function faultOf(error: unknown): CollectionFault {
  if (error instanceof CentralRefusal && [401, 403].includes(error.status)) return 'refused';
  return error instanceof CentralUnavailable && error.isMisdirected ? 'misdirected' : 'unavailable';
}

/** Skips the work while Central is unavailable. @throws Errors that Central did not cause */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof CentralUnavailable || error instanceof CentralRefusal)) throw error;
}
