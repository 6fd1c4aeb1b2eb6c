import { announceAttempt } from './attempts-under-way';
import { putInPlace, takeBack } from './queued-entries';
import type { QueuedContent } from './queued-entry';

/** A call whose content is in the queue while its tab waits for the answer. */
export interface Attempt {
  /**
   * The call is over. Without an answer the entry waits as any other from now on.
   * @param isAnswered whether a server answered, whatever it said: the form shows it, and nothing waits
   */
  end(isAnswered: boolean): Promise<void>;
}

/**
 * Keeps what this tab is sending: where it is closed before there is an answer, it waits.
 * @param written `id` is that of the call
 * @throws where this device does not take it
 */
export async function beginAttempt(written: {
  id: string;
  person: string;
  content: QueuedContent;
}): Promise<Attempt> {
  const { id } = written;
  let free = () => {};
  await announceAttempt(
    id,
    new Promise((resolve) => {
      free = resolve;
    }),
  );
  try {
    const before = await putInPlace({ ...written, attempt: id });
    return {
      async end(isAnswered) {
        try {
          if (isAnswered) await takeBack(id, before);
        } catch (error) {
          // It is sent again under its id, which the server knows.
          console.warn('What was sent waits still.', error);
        } finally {
          free();
        }
      },
    };
  } catch (error) {
    free();
    throw error;
  }
}
