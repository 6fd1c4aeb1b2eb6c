import { Problem } from '../../platform/problems/problem';
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

/** For what may stay undone while Central is away. @throws What Central has nothing to do with */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof CentralUnavailable || error instanceof CentralRefusal)) throw error;
}
