import type { Page } from '@playwright/test';

/** Memory of a page after garbage collection. */
export interface PageMemory {
  nodes: number;
  listeners: number;
  /** Memory of the page's JavaScript heap, in bytes. */
  heap: number;
}

/** Prepares to measure a page. @returns function that measures it */
export async function memoryOf(page: Page): Promise<() => Promise<PageMemory>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
    };
  };
}
