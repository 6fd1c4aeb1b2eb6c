import type { Page } from '@playwright/test';

/** Maximum wait: on a busy machine one page never became idle. */
const LONGEST_MS = 10_000;

/** Waits for the end of animations. */
export const comeToRest = (page: Page) =>
  page.evaluate(async (longest) => {
    const rest = async () => {
      await document.fonts.ready;
      await Promise.all(
        document
          .getAnimations()
          // Paused or endless animations never finish.
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

/** Waits until scripts have taken over the prerendered page. */
export const scriptsReact = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Width of a page that is wider than its window, such as `400 of 360 px`; empty if it fits. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} of ${clientWidth} px` : '';
  });

/** Headings whose letters leave the window while text has twice its size. */
export const largeHeadingsOutside = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const outside = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      // A heading for screen readers is one pixel wide.
      .filter((heading) => heading.clientWidth > 1)
      .filter((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right > window.innerWidth;
      })
      .map((heading) => heading.textContent);
    style.fontSize = '';
    return outside;
  });
