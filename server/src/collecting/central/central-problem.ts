import { Problem } from '../../platform/problems/problem';
import type { CollectionFault } from '../collection-server';
import { CentralRefusal, CentralUnavailable } from './central-error';

/**
 * Does something in Central for a person. Whatever Central says to this server is no fault of the
 * person: it becomes the problem `collection_unavailable`, and the reason is logged with it.
 */
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

/** Why Central cannot be asked. @throws What Central has nothing to do with */
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

/** What an administrator reads of a fault, whatever it is. */
export function sentenceForFault(error: unknown): string {
  const isCentrals = error instanceof CentralUnavailable || error instanceof CentralRefusal;
  return isCentrals
    ? sentenceForAdministrators(error)
    : "Records of ODK Central cannot be read. The server's log says why.";
}

/** `refused` where Central does not know this server's web user any more. */
export function faultOf(error: unknown): CollectionFault {
  if (error instanceof CentralRefusal && [401, 403].includes(error.status)) return 'refused';
  return error instanceof CentralUnavailable && error.isMisdirected ? 'misdirected' : 'unavailable';
}

/** For what may stay undone while Central is away. @throws What Central has nothing to do with */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof CentralUnavailable || error instanceof CentralRefusal)) throw error;
}
