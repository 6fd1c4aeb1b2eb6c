/**
 * Limits of worker threads, see `heavy-work/`. docs/decisions/0012-heavy-work-in-threads.md derives their
 * memory.
 */
export const HEAVY_WORK_LIMITS = {
  /** Maximum number of threads for pictures, if the machine has twice as many processors. */
  pictureThreads: 2,
  /** Maximum number of queued pictures; large ones are queued on the disk. */
  waitingPictures: 32,
  /** Maximum number of queued large records. */
  waitingRecords: 64,
  /**
   * Maximum number of queued maps. A page with all layers requests 300 tiles at once; each takes
   * milliseconds.
   */
  waitingMaps: 600,
  /** Maximum number of queued photos of own records. They are read when a thread is free. */
  waitingShownPhotos: 100,
  /** Maximum number of these photos per person: a page requests those in view. */
  shownPhotosOfOne: 12,
  /** Maximum duration of a task including its time in the queue, in milliseconds. */
  taskMs: 30_000,
  /** Maximum heap of a thread in megabytes; contents of files and pixels are outside of it. */
  heapMegabytes: 256,
  /** Idle time after which a thread beyond the first ends, in milliseconds. */
  idleMs: 30_000,
  /** Retry time for callers when the queue is full, in seconds. */
  retryAfterSeconds: 10,
} as const;
