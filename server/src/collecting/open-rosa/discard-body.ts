import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../../platform/configuration/limits';
import { bodyChunks } from '../../platform/transport/body-chunks';

/**
 * Reads and discards the body of a request that is refused before its body was read: a phone that is still
 * sending would not receive an answer, only a broken connection. Aborts on a long body or a slow sender.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed || request.readableDidRead) return;
  let bytes = 0;
  try {
    for await (const chunk of bodyChunks(request)) {
      bytes += chunk.length;
      if (bytes > LIMITS.openRosa.discardedUnreadBytes) return;
    }
  } catch {
    // The sender disconnected or is too slow; the answer is sent without reading more.
  }
}
