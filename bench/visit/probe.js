/**
 * Runs in the measured page before its scripts. `window.aranyaBench` names the elements (`presses`,
 * `there`, and for the response `control` and `reaction`), and receives the times in milliseconds
 * since navigation began.
 */
(() => {
  const bench = window.aranyaBench;
  if (!bench || window.top !== window) return;
  for (const [key, value] of bench.storage) localStorage.setItem(key, value);
  Object.assign(bench, { largestPaint: 0, shift: 0, blocking: 0, longestTask: 0 });

  let pressedAt = Number.NEGATIVE_INFINITY;
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    bench.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    // Layout shifts within 500 ms after a press are expected.
    const isAnswer = entry.startTime - pressedAt < 500;
    if (!entry.hadRecentInput && !isAnswer) bench.shift += entry.value;
  });
  observe('longtask', ({ duration }) => {
    bench.blocking += duration - 50;
    bench.longestTask = Math.max(bench.longestTask, duration);
  });

  const seen = ({ selector, text }) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        (!text || element.textContent?.includes(text)) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0,
    );

  /** Repeats a press without effect, as on a page before hydration. */
  const REPEAT_MS = 100;
  let pressed = 0;
  let lastPress = Number.NEGATIVE_INFINITY;

  const look = () => {
    const now = performance.now();
    const next = bench.presses[pressed];
    const waiting = next && seen(next);
    if (waiting) {
      waiting.click();
      pressed += 1;
      pressedAt = now;
    }
    if (!bench.there && seen(bench.thereSight)) bench.there = now;
    if (bench.control && bench.there && !bench.reacts) {
      const control = seen(bench.control);
      if (seen(bench.reaction)) bench.reacts = now;
      else if (control && now - lastPress > REPEAT_MS) {
        lastPress = now;
        control.click();
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
