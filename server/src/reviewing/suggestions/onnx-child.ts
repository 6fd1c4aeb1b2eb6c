import { readFile } from 'node:fs/promises';
import { inputOf, type ModelInput, scoresOf, shapeOf } from '@aranya/shared/contracts/review';
import * as ort from 'onnxruntime-web';
import sharp from 'sharp';

export interface OnnxRequest extends Pick<ModelInput, 'mean' | 'std'> {
  file: string;
  isLogits: boolean;
  /** JPEG; null: a black picture, to check the model. */
  photo: Uint8Array | null;
}

/** `refused` contains a sentence for the operator. */
export type OnnxAnswer = { input: ModelInput; scores: number[] } | { refused: string };

/** @throws Error if it does not fit one photo */
function inputSize(session: ort.InferenceSession): Pick<ModelInput, 'width' | 'height' | 'layout'> {
  const [input, more] = session.inputMetadata;
  if (!input?.isTensor || more || input.type !== 'float32' || input.shape.length !== 4) {
    throw new Error('It must have one input: a photo as float32 with four dimensions.');
  }
  const [, second, third, last] = input.shape;
  const isFirst = second === 3;
  const [height, width] = isFirst ? [third, last] : [second, third];
  if (!(isFirst || last === 3) || typeof width !== 'number' || typeof height !== 'number') {
    throw new Error('Its input must have a fixed width and height, and three channels.');
  }
  return { width, height, layout: isFirst ? 'NCHW' : 'NHWC' };
}

/** Three bytes each, of the middle of a photo. */
const pixelsOf = ({ width, height }: ModelInput, photo: Uint8Array | null) =>
  photo === null
    ? new Uint8Array(width * height * 3)
    : sharp(photo).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();

async function answer({ file, mean, std, isLogits, photo }: OnnxRequest): Promise<OnnxAnswer> {
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'fatal';
  const session = await ort.InferenceSession.create(await readFile(file), {
    executionProviders: ['wasm'],
  });
  const input = { ...inputSize(session), mean, std };
  const numbers = inputOf(await pixelsOf(input, photo), 3, input);
  const tensor = new ort.Tensor('float32', numbers, shapeOf(input));
  const [inputName = ''] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  const { [outputName]: output } = await session.run({ [inputName]: tensor });
  if (output?.type !== 'float32') throw new Error('Its first output must be float32.');
  return { input, scores: scoresOf(output.data as Float32Array, isLogits) };
}

process.on('message', (request: OnnxRequest) => {
  void answer(request)
    .catch(
      (error: unknown): OnnxAnswer => ({
        refused: error instanceof Error ? error.message : String(error),
      }),
    )
    .then((said) => process.send?.(said));
});
