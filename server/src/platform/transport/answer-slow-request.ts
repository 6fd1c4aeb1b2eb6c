import type { IncomingMessage } from 'node:http';
import { Problem } from '../problems/problem';

/**
 * Fails the reading of the body, so that the route formats the response. The connection remains
 * open for it.
 * @returns false when the body is not being read
 */
export function answerSlowRequest(request: IncomingMessage): boolean {
  if (request.listenerCount('error') === 0) return false;
  return request.emit('error', new Problem('too_slow'));
}
