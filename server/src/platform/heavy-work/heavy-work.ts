import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { HEAVY_WORK_LIMITS } from './limits';
import {
  type LaneFigures,
  type LaneLimits,
  type LateTask,
  openWorkLane,
  type WorkLane,
} from './work-lane';

/**
 * The lanes: maps, which anybody may ask for, and photos that people look at never keep records and
 * photos of phones waiting.
 */
export const LANES = ['pictures', 'records', 'maps', 'shownPhotos'] as const;
export type LaneName = (typeof LANES)[number];

/** What a thread does: a function that `worker.ts` exports, which is loaded there only. */
export interface HeavyTask<Input, Result> {
  /** The function's name. */
  name: string;
  lane: LaneName;
  /** Never there; it says what the function takes and gives back. */
  types?: (input: Input) => Result;
}

/** The task that a function is. */
export type TaskOf<Work> = Work extends (input: infer Input) => Promise<infer Result>
  ? HeavyTask<Input, Result>
  : never;

/** Work that takes the processor for long, away from the event loop that serves everybody. */
export interface HeavyWork {
  /**
   * Runs a task in a thread.
   *
   * @throws Problem as `WorkLane.run`
   */
  run<Input, Result>(task: HeavyTask<Input, Result>, input: Input): Promise<Result>;
  /**
   * The same for what takes much memory, whose input is read when a thread is free.
   *
   * @throws as `WorkLane.runLate`
   */
  runLate<Input, Result>(task: HeavyTask<Input, Result>, late: LateTask<Input>): Promise<Result>;
  figures(): Record<LaneName, LaneFigures>;
  /** Ends the threads, and what runs in them. Calling it again is harmless. */
  close(): Promise<void>;
}

/**
 * Threads for photos: each keeps one of the four threads that Node.js has for decoding, for files
 * and for the hashing of PINs, and a drawing one more. At least one is left in any case.
 */
const pictureThreads = () =>
  Math.min(HEAVY_WORK_LIMITS.pictureThreads, Math.max(1, Math.floor(availableParallelism() / 2)));

/** @param limits Other numbers than those of `limits.ts`, for tests. */
export function openHeavyWork(
  log: FastifyBaseLogger,
  limits: Partial<Record<LaneName, LaneLimits>> = {},
): HeavyWork {
  const { waitingPictures, waitingRecords, waitingMaps, waitingShownPhotos, shownPhotosOfOne } =
    HEAVY_WORK_LIMITS;
  const usual: Record<LaneName, LaneLimits> = {
    pictures: { threads: pictureThreads(), waiting: waitingPictures },
    records: { threads: 1, waiting: waitingRecords },
    maps: { threads: 1, waiting: waitingMaps },
    shownPhotos: { threads: 1, waiting: waitingShownPhotos, ofOne: shownPhotosOfOne },
  };
  const lanes: Record<LaneName, WorkLane> = {
    pictures: openWorkLane(limits.pictures ?? usual.pictures, log),
    records: openWorkLane(limits.records ?? usual.records, log),
    maps: openWorkLane(limits.maps ?? usual.maps, log),
    shownPhotos: openWorkLane(limits.shownPhotos ?? usual.shownPhotos, log),
  };
  return {
    run: <Input, Result>({ lane, name }: HeavyTask<Input, Result>, input: Input) =>
      lanes[lane].run(name, input) as Promise<Result>,
    runLate: <Input, Result>({ lane, name }: HeavyTask<Input, Result>, late: LateTask<Input>) =>
      lanes[lane].runLate(name, late) as Promise<Result>,
    figures: () => ({
      pictures: lanes.pictures.figures(),
      records: lanes.records.figures(),
      maps: lanes.maps.figures(),
      shownPhotos: lanes.shownPhotos.figures(),
    }),
    async close() {
      await Promise.all(LANES.map((name) => lanes[name].close()));
    },
  };
}
