/** A service is asked once in this time, in milliseconds. */
const ASKED_EVERY_MS = 60_000;

const everyMinute = (task: () => void) => {
  setInterval(task, ASKED_EVERY_MS).unref();
};

/**
 * What a service answers, at most a minute old. A page never waits for it; from the first one on the service is
 * asked.
 * @param repeat does something once a minute, for as long as the process runs
 * @returns undefined until the service has answered, and where it does not: what is too old is not shown
 */
export function askedEachMinute<Answer>(
  ask: () => Promise<Answer | undefined>,
  repeat = everyMinute,
): () => Answer | undefined {
  let known: Answer | undefined;
  let isAsking = false;

  async function askAgain() {
    // Browsers ask too, and say where it fails.
    known = await ask().catch(() => undefined);
  }

  return () => {
    if (!isAsking) {
      isAsking = true;
      repeat(askAgain);
      askAgain();
    }
    return known;
  };
}

/** A service has so long to answer, in milliseconds. */
const PATIENCE_MS = 5_000;

/** The answer of a service of this machine, as JSON. @param address with `{hostname}` in place of its name */
export async function answerFrom(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(address.replaceAll('{hostname}', 'localhost'), { signal });
  return answer.json();
}
