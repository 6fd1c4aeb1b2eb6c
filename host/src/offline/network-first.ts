/** What has not begun to come by then comes from the set, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * What the network answers; where it fails, or nothing comes for a while, what is kept.
 * @throws what the network does, where nothing is kept
 */
export async function networkFirst(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  // It may fail after something else was given.
  network.catch(() => undefined);
  try {
    return (await Promise.race([network, late])) ?? (await kept()) ?? (await network);
  } catch (failure) {
    const answer = await kept();
    if (answer) return answer;
    throw failure;
  }
}
