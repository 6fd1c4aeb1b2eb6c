import type { IncomingMessage } from 'node:http';
import { Problem } from '../problems/problem';

/**
 * Makes reading the body of a request fail with the problem `too_slow`, so that the caller gets
 * it in the shape of the route. The connection stays open for that.
 * @returns false where nobody reads the body
 */
export function answerSlowRequest(request: IncomingMessage): boolean {
  if (request.listenerCount('error') === 0) return false;
  return request.emit('error', new Problem('too_slow'));
}
