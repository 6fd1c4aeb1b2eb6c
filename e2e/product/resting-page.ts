import type { Page } from '@playwright/test';

/** A page is looked at after this time as it is: on a busy machine one was seen that never came to rest. */
const LONGEST_MS = 10_000;

/** What moves in is measured where it comes to rest. */
export const comeToRest = (page: Page) =>
  page.evaluate(async (longest) => {
    const rest = async () => {
      await document.fonts.ready;
      await Promise.all(
        document
          .getAnimations()
          // One that is paused, or goes round for ever, never ends.
          .filter(({ playState }) => playState === 'running')
          .filter(
            ({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
          )
          .map((animation) => animation.finished.catch(() => undefined)),
      );
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    await Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_MS);

/** How much wider than the window a page is; empty if it is not. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} of ${clientWidth} px` : '';
  });
