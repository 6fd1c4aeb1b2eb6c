import {
  type FrontEndSettings,
  type HomeStatistics,
  StatisticsAnswer,
} from '@aranya/shared/contracts';

/** The service is asked once in this time, in milliseconds. */
const ASKED_EVERY_MS = 60_000;
/** It has so long to answer, in milliseconds. */
const PATIENCE_MS = 5_000;

async function asked(address: string): Promise<HomeStatistics | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return StatisticsAnswer.parse(await answer.json()).rows[0];
}

const everyMinute = (task: () => void) => {
  setInterval(task, ASKED_EVERY_MS).unref();
};

/**
 * The counters, at most a minute old. A page never waits for them; from the first one on the service is asked.
 * @param repeat does something once a minute, for as long as the process runs
 * @returns undefined until the service has answered, and where it does not
 */
export function knownStatistics({ services }: FrontEndSettings, repeat = everyMinute) {
  const address = `${services.statistics}/getDetails`.replaceAll('{hostname}', 'localhost');
  let known: HomeStatistics | undefined;
  let isAsking = false;

  async function ask() {
    // Browsers ask too, and say where it fails. What is too old is not shown.
    known = await asked(address).catch(() => undefined);
  }

  return (): HomeStatistics | undefined => {
    if (!isAsking) {
      isAsking = true;
      repeat(ask);
      ask();
    }
    return known;
  };
}
