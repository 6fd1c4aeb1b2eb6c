import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { HEAVY_WORK_LIMITS } from './limits';
import { type LaneLimits, type LateTask, openWorkLane } from './work-lane';

/** Maps, which anybody may request, and shown photos never delay records and photos of phones. */
export const LANES = ['pictures', 'records', 'maps', 'shownPhotos'] as const;
export type LaneName = (typeof LANES)[number];

/** A task: a function that `worker.ts` exports and only threads load. */
export interface HeavyTask<Input, Result> {
  name: string;
  lane: LaneName;
  /** Never set; carries the types of the function. */
  types?: (input: Input) => Result;
}

export type TaskOf<Work> = Work extends (input: infer Input) => Promise<infer Result>
  ? HeavyTask<Input, Result>
  : never;

const ofEachLane = <Value>(make: (name: LaneName) => Value) =>
  Object.fromEntries(LANES.map((name) => [name, make(name)])) as Record<LaneName, Value>;

export type HeavyWork = ReturnType<typeof openHeavyWork>;

/**
 * Each photo occupies one of Node.js's four pool threads, which also serve files and PIN hashes,
 * and a drawing occupies another. At least one pool thread remains free.
 */
const pictureThreads = () =>
  Math.min(HEAVY_WORK_LIMITS.pictureThreads, Math.max(1, Math.floor(availableParallelism() / 2)));

/** @param limits Other limits than those of `limits.ts`, for tests. */
export function openHeavyWork(
  log: FastifyBaseLogger,
  limits: Partial<Record<LaneName, LaneLimits>> = {},
) {
  const { waitingPictures, waitingRecords, waitingMaps, waitingShownPhotos, shownPhotosOfOne } =
    HEAVY_WORK_LIMITS;
  const usual: Record<LaneName, LaneLimits> = {
    pictures: { threads: pictureThreads(), waiting: waitingPictures },
    records: { threads: 1, waiting: waitingRecords },
    maps: { threads: 1, waiting: waitingMaps },
    shownPhotos: { threads: 1, waiting: waitingShownPhotos, ofOne: shownPhotosOfOne },
  };
  const chosen = { ...usual, ...limits };
  const lanes = ofEachLane((name) => openWorkLane(chosen[name], log));
  return {
    /** @throws Problem as `WorkLane.run` */
    run: <Input, Result>({ lane, name }: HeavyTask<Input, Result>, input: Input) =>
      lanes[lane].run(name, input) as Promise<Result>,
    /** Reads the input when a thread is free, to save memory. @throws as `WorkLane.runLate` */
    runLate: <Input, Result>({ lane, name }: HeavyTask<Input, Result>, late: LateTask<Input>) =>
      lanes[lane].runLate(name, late) as Promise<Result>,
    figures: () => ofEachLane((name) => lanes[name].figures()),
    async close() {
      await Promise.all(LANES.map((name) => lanes[name].close()));
    },
  };
}
