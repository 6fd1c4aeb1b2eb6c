import { parentPort } from 'node:worker_threads';
import { sentence } from '../../../platform/languages/sentence';
import type { AnyFeature } from '../geojson/read-features';
import { FileRefused } from '../import-job';
import { DamagedPart } from './damaged-part';
import type { FromThread } from './thread-messages';

/** Features that are handed on together. */
const AT_ONCE = 500;

const say = (message: FromThread) => parentPort?.postMessage(message);

function whyNot(error: unknown): FromThread {
  if (error instanceof FileRefused) return { refused: error.said };
  return { damage: error instanceof DamagedPart ? error.said : sentence('it cannot be read') };
}

/** In a thread that reads a file: hands its features on, a batch for each message that asks for one. */
export function tellFeatures(read: () => Iterable<AnyFeature>): void {
  let features: Iterator<AnyFeature> | undefined;
  const sayNext = () => {
    try {
      features ??= read()[Symbol.iterator]();
      const batch: AnyFeature[] = [];
      while (batch.length < AT_ONCE) {
        const { value, done } = features.next();
        if (done) break;
        batch.push(value);
      }
      say(batch.length > 0 ? { features: batch } : { done: true });
    } catch (error) {
      say(whyNot(error));
    }
  };
  parentPort?.on('message', sayNext);
  sayNext();
}
