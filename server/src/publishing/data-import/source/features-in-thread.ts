import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LIMITS } from '../../../platform/configuration/limits';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import { type ThreadCode, threadCode } from '../../../platform/threads/thread-code';
import type { AnyFeature } from '../geojson/read-features';
import { FileRefused } from '../import-job';
import type { FromThread } from './thread-messages';

/** A binary file that is read in a thread of its own. */
interface FileInThread {
  /** What people call its kind. */
  kind: 'shapefile' | 'GeoPackage';
  code: ThreadCode;
  /** What the thread is given; called when it is this file's turn. @throws FileRefused */
  prepare(): Promise<{ data: unknown; handedOver?: ArrayBuffer[] }>;
}

const DAMAGED: Record<FileInThread['kind'], (how: Sentence) => Sentence> = {
  shapefile: (how) =>
    sentence('The shapefile is damaged: {how}. Export or copy it again.', { how }),
  GeoPackage: (how) =>
    sentence('The GeoPackage is damaged: {how}. Export or copy it again.', { how }),
};
const TOO_MUCH_MEMORY = sentence('it needs more memory than such a file may');
const READING_ENDED = sentence('its reading ended');

/** One at a time in this process: each may take the memory that is there for them. */
let isReading = false;

/**
 * Features of a binary file in batches, read in a thread of its own, for so long at most: what a large or
 * made-up one costs is paid there, and can be ended.
 *
 * @throws FileRefused where it is damaged, too large, or not what is wanted
 */
export async function* featuresInThread(file: FileInThread): AsyncGenerator<AnyFeature[]> {
  if (isReading) {
    throw new FileRefused(
      sentence('Another shapefile or GeoPackage is being read. Try again in a few minutes.'),
    );
  }
  isReading = true;
  try {
    yield* readInThread(file);
  } finally {
    isReading = false;
  }
}

async function* readInThread({ kind, code, prepare }: FileInThread): AsyncGenerator<AnyFeature[]> {
  const damaged = (how: Sentence) => new FileRefused(DAMAGED[kind](how));
  const { data, handedOver = [] } = await prepare();
  const thread = new Worker(await threadCode(code), {
    workerData: data,
    transferList: handedOver,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.dataImport.shapefileMemoryMb },
  });
  let ended: FileRefused | null = null;
  thread.on('error', () => {
    ended ??= damaged(TOO_MUCH_MEMORY);
  });
  thread.on('exit', () => {
    ended ??= damaged(READING_ENDED);
  });
  try {
    for (;;) {
      if (ended) throw ended;
      const message = await nextMessage(thread, damaged);
      if ('done' in message) return;
      if ('refused' in message) throw new FileRefused(message.refused);
      if ('damage' in message) throw damaged(message.damage);
      yield message.features;
      // The next batch is asked for when this one was dealt with, so that one at a time is in memory.
      thread.postMessage('next');
    }
  } finally {
    await thread.terminate();
  }
}

/** @throws FileRefused where the thread says nothing for too long, or ends */
async function nextMessage(
  thread: Worker,
  damaged: (how: Sentence) => FileRefused,
): Promise<FromThread> {
  const asked = new AbortController();
  const { signal } = asked;
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([message]) => message as FromThread),
      once(thread, 'exit', { signal }).then(() => {
        throw damaged(READING_ENDED);
      }),
      setTimeout(LIMITS.dataImport.shapefileMs, undefined, { signal }).then(() => {
        throw damaged(sentence('reading it takes too long'));
      }),
    ]);
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw damaged(TOO_MUCH_MEMORY);
  } finally {
    asked.abort();
  }
}
