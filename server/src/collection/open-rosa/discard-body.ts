import type { IncomingMessage } from 'node:http';
import { LIMITS } from '../../limits';

/**
 * Reads and throws away the body of a request that is refused before anything of it was read: a
 * phone that is still sending would not hear an answer, only that the connection broke. Gives up
 * on a long body or a silent sender.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed || request.readableDidRead) return;
  request.setTimeout(LIMITS.openRosa.silenceMs, () => request.destroy());
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > LIMITS.openRosa.discardedUnreadBytes) return;
    }
  } catch {
    // The sender went away; nobody is there to be answered.
  }
}
