const ASKED_EVERY_MS = 60_000;

const everyMinute = (task: () => void) => {
  setInterval(task, ASKED_EVERY_MS).unref();
};

/**
 * Pages never wait for the service; polling starts with the first page.
 * @param repeat runs a function once a minute while the process runs
 * @returns undefined until the service has answered, and if the answer is too old
 */
export function askedEachMinute<Answer>(
  ask: () => Promise<Answer | undefined>,
  repeat = everyMinute,
): () => Answer | undefined {
  let known: Answer | undefined;
  let isAsking = false;

  async function askAgain() {
    // A failure is not logged here: browsers request the same and report it.
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

const TIMEOUT_MS = 5_000;

/** Asks a service of this machine. @param address with `{hostname}` instead of its name */
export async function answerFrom(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(address.replaceAll('{hostname}', 'localhost'), { signal });
  return answer.json();
}
