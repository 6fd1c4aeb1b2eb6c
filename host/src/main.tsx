import { createDefaultPolicy } from '@aranya/shared/contracts';
import '@aranya/shared/ui/theme/fonts.css';
import '@aranya/shared/ui/theme/page.css';
import '@aranya/shared/provided-modules';

/** Lets the browser paint and handle input, so that the first work is split into short tasks. */
const nextSlice = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => window.setTimeout(resolve));

// Must run in the first task, before another script can create the policy.
createDefaultPolicy();

/** Everything is in this one script ('eager'), but each part starts in its own task. */
async function begin() {
  await nextSlice();
  await import(/* webpackMode: "eager", webpackExports: "AranyaTheme" */ '@aranya/shared/ui/theme');
  await nextSlice();
  await import(/* webpackMode: "eager", webpackExports: "Button" */ '@aranya/shared/ui/basics');
  await nextSlice();
  const { startLoading } = await import(/* webpackMode: "eager" */ './start-loading');
  const routes = startLoading();
  await nextSlice();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextSlice();
  await start(routes);
}

begin();
