import type { Readable } from 'node:stream';

/**
 * Unlike the stream's own iterator it leaves the stream open after a failure, so that the sender of
 * an incomplete body gets a response.
 * @throws the error of the stream, including a premature close
 */
export async function* bodyChunks(body: Readable): AsyncGenerator<Buffer, void> {
  let failure: Error | null = body.errored ?? (body.destroyed ? closedEarly() : null);
  let isEnded = body.readableEnded;
  let wake = () => {};
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  const end = () => {
    isEnded = true;
    wake();
  };
  const close = () => (isEnded ? wake() : fail(closedEarly()));
  const more = () => wake();
  body.on('readable', more).on('end', end).on('error', fail).on('close', close);
  try {
    while (!isEnded) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const chunk: Buffer | null = failure ? null : body.read();
      if (failure) throw failure;
      if (chunk) yield chunk;
      else if (!isEnded) await woken;
    }
  } finally {
    body.off('readable', more).off('end', end).off('error', fail).off('close', close);
  }
}

const closedEarly = () => new Error('The body ended too early.');
