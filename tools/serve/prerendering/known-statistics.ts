import {
  type FrontEndSettings,
  type HomeStatistics,
  StatisticsAnswer,
} from '@aranya/shared/contracts';

/** The service is asked at most once in this time, in milliseconds. */
const ASKED_EVERY_MS = 60_000;
/** It has so long to answer, in milliseconds. */
const PATIENCE_MS = 5_000;

async function asked(address: string): Promise<HomeStatistics | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return StatisticsAnswer.parse(await answer.json()).rows[0];
}

/**
 * The counters as they were when the service was last asked. A page never waits for them.
 * @param now time in milliseconds
 * @returns undefined until the service has answered, and where it does not
 */
export function knownStatistics({ services }: FrontEndSettings, now = Date.now) {
  const address = `${services.statistics}/getDetails`.replaceAll('{hostname}', 'localhost');
  let known: HomeStatistics | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  return (): HomeStatistics | undefined => {
    if (now() - askedAt >= ASKED_EVERY_MS) {
      askedAt = now();
      asked(address).then(
        (answer) => {
          known = answer;
        },
        () => {
          // Browsers ask too, and say so. What is too old is not shown.
          known = undefined;
        },
      );
    }
    return known;
  };
}
