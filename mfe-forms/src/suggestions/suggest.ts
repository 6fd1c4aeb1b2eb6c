import {
  type BrowserModel,
  likeliest,
  SHOWN_SUGGESTIONS,
  scoresOf,
  shapeOf,
} from '@aranya/shared/contracts/review';
import { hasFiles, readFiles } from './model-files';
import { type ModelThread, startModelThread } from './model-thread';
import { photoNumbers } from './photo-numbers';

/** A species of the lists with the model's score from 0 to 1. */
export type BrowserSuggestion = NonNullable<BrowserModel['labels'][number]> & { score: number };

/** Loads the thread's script, which contains the runtime, with the first photo. */
const readCode = () => import('thread:model-worker');

/** Whether the model's files are on this device, so that suggestions need no download. */
export const isModelHere = async (model: BrowserModel): Promise<boolean> =>
  hasFiles(model, (await readCode()).runtimeIntegrity);

/** A model whose thread runs until `close` is called. */
export interface OpenModel {
  /**
   * Suggests species for a photo on this device.
   * @throws SlowModel, or another error if model or photo cannot be used
   */
  suggest(photo: Blob): Promise<BrowserSuggestion[]>;
  close(): void;
}

/** Prepares a model; its files are read with the first photo. */
export function openModel(model: BrowserModel): OpenModel {
  let thread: ModelThread | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function look(photo: Blob): Promise<BrowserSuggestion[]> {
    const numbers = await photoNumbers(photo, model.input);
    const question = { numbers, shape: shapeOf(model.input) };
    const { workerCode, runtimeIntegrity } = await readCode();
    const files = thread ? undefined : await readFiles(model, runtimeIntegrity);
    thread ??= startModelThread(workerCode);
    const outputs = await thread.ask({ ...question, ...(files && { files }) });
    const scores = scoresOf(outputs, model.isLogits);
    const known = model.labels.flatMap((label, index) =>
      label ? [{ ...label, score: scores[index] ?? 0 }] : [],
    );
    return likeliest(known, ({ weight }) => weight, SHOWN_SUGGESTIONS);
  }

  return {
    suggest(photo) {
      const found = last
        .catch(() => undefined)
        .then(() => look(photo))
        .catch((error: unknown) => {
          thread?.end();
          thread = undefined;
          throw error;
        });
      last = found;
      return found;
    },
    close: () => thread?.end(),
  };
}
