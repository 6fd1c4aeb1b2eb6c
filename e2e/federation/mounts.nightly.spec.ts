import { memoryOf } from '../product/page-memory';
import { REMOTE_TOURS } from '../product/remote-tour';
import { expect, test } from '../product/test';

/** Repeated mounts of a remote leak no memory. */

/** Visits before the first measurement, which fill intended caches. */
const WARM_UP = 4;
const MOUNTS = 10;
/** Growth tolerated for the browser itself, in bytes of script memory. */
const HEAP_TOLERANCE = 1_500_000;
/** DOM nodes tolerated for the browser itself. */
const NODE_TOLERANCE = 60;

for (const tour of REMOTE_TOURS) {
  test(`mounts and unmounts ${tour.remote} ${MOUNTS} times without a growth of memory`, async ({
    page,
  }) => {
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
    // Compiled code and similar memory need more than one garbage collection.
    await expect(async () => {
      const after = await measured();
      expect(after.nodes - before.nodes).toBeLessThan(NODE_TOLERANCE);
      expect(after.listeners - before.listeners).toBeLessThan(NODE_TOLERANCE);
      expect(after.heap - before.heap).toBeLessThan(HEAP_TOLERANCE);
    }).toPass({ timeout: 20_000 });
  });
}
