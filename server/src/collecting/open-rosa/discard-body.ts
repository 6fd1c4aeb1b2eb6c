import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../../platform/configuration/limits';
import { bodyChunks } from '../../platform/transport/body-chunks';

/**
 * Reads and throws away the body of a request that is refused before anything of it was read: a
 * phone that is still sending would not hear an answer, only that the connection broke. Gives up
 * on a long body or a slow sender.
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
    // The sender went away or is too slow; it is answered without more of it.
  }
}
