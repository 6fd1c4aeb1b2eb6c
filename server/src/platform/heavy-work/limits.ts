/**
 * Work that takes the processor for long, in threads of its own, see `heavy-work/`. What it may
 * take of memory is worked out in docs/decisions/0012-heavy-work-in-threads.md.
 */
export const HEAVY_WORK_LIMITS = {
  /** Threads for pictures, where the machine has twice as many processors. */
  pictureThreads: 2,
  /** Pictures that wait; large ones wait on the disk. */
  waitingPictures: 32,
  /** Large records that wait. */
  waitingRecords: 64,
  /** Maps that wait. A page of all layers asks for 300 tiles at once, and each takes milliseconds. */
  waitingMaps: 600,
  /** Photos of own records that wait to be made small. They are read when it is their turn. */
  waitingShownPhotos: 100,
  /** Those of one person at the same time: a page asks for what is in view. */
  shownPhotosOfOne: 12,
  /** Longest time of a task with its waiting, in milliseconds. */
  taskMs: 30_000,
  /** Heap of a thread, in megabytes; contents of files and pixels lie outside of it. */
  heapMegabytes: 256,
  /** A thread beyond the first ends after this time without a task, in milliseconds. */
  idleMs: 30_000,
  /** What a caller is told to wait when the queue is full, in seconds. */
  retryAfterSeconds: 10,
} as const;
