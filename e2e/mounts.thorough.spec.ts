import { memoryOf } from './product/page-memory';
import { REMOTE_TOURS } from './product/remote-tour';
import { expect, test } from './product/test';
import { NIGHTLY } from './product/thorough';

/** Coming and going leaves nothing behind: the map at each change, every remote at night. */

/** Visits before the first measure: what is kept on purpose is there then. */
const WARM_UP = 4;
const MOUNTS = 10;
/** Growth that may be the browser's own, in bytes of script memory. */
const HEAP_TOLERANCE = 1_500_000;
/** DOM nodes that may be the browser's own. */
const NODE_TOLERANCE = 60;

for (const tour of REMOTE_TOURS) {
  test(`${tour.remote} comes and goes ${MOUNTS} times and memory does not grow`, {
    tag: tour.remote === 'mfe-map' ? [] : NIGHTLY,
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await tour.prepare(page);
    const visit = async (times: number) => {
      for (let count = 0; count < times; count++) {
        await tour.enter(page);
        await expect(tour.content(page)).toBeVisible();
        await tour.leave(page);
        await expect(tour.content(page)).toHaveCount(0);
      }
    };
    const measured = await memoryOf(page);
    await visit(WARM_UP);
    const before = await measured();
    await visit(MOUNTS);
    // What is still on its way out, such as compiled code, needs more than one collection.
    await expect(async () => {
      const after = await measured();
      expect(after.nodes - before.nodes).toBeLessThan(NODE_TOLERANCE);
      expect(after.listeners - before.listeners).toBeLessThan(NODE_TOLERANCE);
      expect(after.heap - before.heap).toBeLessThan(HEAP_TOLERANCE);
    }).toPass({ timeout: 20_000 });
  });
}
