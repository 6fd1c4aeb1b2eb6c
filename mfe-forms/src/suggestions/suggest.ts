import {
  type BrowserModel,
  inputOf,
  likeliest,
  type ModelInput,
  SHOWN_SUGGESTIONS,
  scoresOf,
  shapeOf,
} from '@aranya/shared/contracts/review';
import { hasFiles, readFiles } from './model-files';
import { type ModelThread, startModelThread } from './model-thread';

/** Scores are from 0 to 1. */
export type BrowserSuggestion = NonNullable<BrowserModel['labels'][number]> & { score: number };

/** The script contains the runtime, so it is loaded with the first photo. */
const readCode = () => import('thread:model-worker');

export const isModelHere = async (model: BrowserModel): Promise<boolean> =>
  hasFiles(model, (await readCode()).runtimeIntegrity);

/**
 * Uses the middle of a photo, scaled and normalised as on the server.
 * @throws DOMException if the browser cannot draw the photo
 */
async function photoNumbers(photo: Blob, input: ModelInput): Promise<Float32Array> {
  const { width, height } = input;
  // The browser applies the orientation of the metadata.
  const picture = await createImageBitmap(photo);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new DOMException('No canvas.', 'NotSupportedError');
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  picture.close();
  return inputOf(context.getImageData(0, 0, width, height).data, 4, input);
}

/** The thread runs until `close` is called. */
export interface OpenModel {
  /** @throws SlowModel, or another error if model or photo cannot be used */
  suggest(photo: Blob): Promise<BrowserSuggestion[]>;
  close(): void;
}

/** The model's files are read with the first photo. */
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
