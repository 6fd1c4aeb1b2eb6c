import { truncate } from 'node:fs/promises';
import {
  COLOUR_LABELS,
  COLOUR_MODEL,
  ENDLESS_MODEL,
  photoOf,
  type StoredModel,
  storeModel,
  VAST_MODEL,
} from '../../../testing/models/tiny-model';
import type { OnnxGraph } from '../../../testing/models/write-onnx';
import { MODEL_LIMITS } from './limits';
import { onnxModel } from './onnx-model';
import { reasonOfModel } from './open-model';

const stored: StoredModel[] = [];
afterAll(() => Promise.all(stored.map(({ remove }) => remove())));

async function opened(
  model?: OnnxGraph | Uint8Array,
  described?: object,
  limits?: Parameters<typeof onnxModel>[1],
) {
  const one = await storeModel(model, described);
  stored.push(one);
  return { ...one, model: onnxModel(one.description, limits) };
}

/** The code and the operator's sentence of a refusal. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return `${(error as { code?: string } | null)?.code}: ${reasonOfModel(error)}`;
}

const best = (scores: readonly { name: string; score: number }[]) =>
  [...scores].sort((a, b) => b.score - a.score)[0];

test.each([
  ['#ff0000', COLOUR_LABELS[0]],
  ['#00ff00', COLOUR_LABELS[1]],
  ['#0000ff', COLOUR_LABELS[2]],
])('finds %s in a photo as %s', async (colour, label) => {
  const { model } = await opened();
  const { model: by, scores } = await model.suggest(await photoOf(colour));
  expect(by).toEqual({ name: 'Colours of the test', version: '1' });
  expect(best(scores)).toMatchObject({ name: label, score: expect.closeTo(1, 1) });
});

test('applies mean, deviation and softmax of the description', async () => {
  // With a mean of 1 for red, a red photo looks black, and all colours have the same score.
  const { model } = await opened(COLOUR_MODEL, { mean: [1, 0, 0], outputs: 'logits' });
  const { scores } = await model.suggest(await photoOf('#ff0000'));
  expect(scores.map(({ score }) => score)).toEqual(Array(3).fill(expect.closeTo(1 / 3, 1)));
});

test('reads layout and size from the input', async () => {
  const { model, file } = await opened();
  expect(await model.file()).toMatchObject({
    file,
    input: { width: 8, height: 8, layout: 'NCHW' },
    integrity: expect.stringMatching(/^sha384-/),
  });
});

test('refuses a file that is no model, is cut off, or does not fit its description', async () => {
  const text = await opened(Buffer.from('no model at all'));
  expect(await refusal(text.model.check())).toMatch(/^model_unusable: .*colours\.onnx/);

  const more = await opened(COLOUR_MODEL, { labels: [...COLOUR_LABELS, 'Bombax ceiba'] });
  expect(await refusal(more.model.check())).toMatch(/has 3 outputs, but 4 labels/);

  const anySize = { ...COLOUR_MODEL, inputs: [{ name: 'image', shape: ['batch', 3, 'h', 'w'] }] };
  const loose = await opened(anySize);
  expect(await refusal(loose.model.check())).toMatch(/must have a fixed width and height/);

  const unknown = await opened(COLOUR_MODEL, { name: '' });
  expect(await refusal(unknown.model.suggest(await photoOf('#ff0000')))).toMatch(
    /^model_unusable: .*name/,
  );
  await unknown.remove();
  stored.splice(stored.indexOf(unknown), 1);
  // A reviewer's request repeats a failed check; pages get its stored result.
  expect(await refusal(unknown.model.file())).toMatch(/name/);
  expect(await refusal(unknown.model.suggest(new Uint8Array()))).toMatch(/read \(ENOENT\)/);
});

test('refuses a file above the size limit without reading it', async () => {
  const { model, file } = await opened();
  await truncate(file, MODEL_LIMITS.fileBytes + 1);
  expect(await refusal(model.check())).toMatch(/^model_unusable: .*at most 200000000 are read/);
});

test('ends a model that exceeds its memory', async () => {
  const { model } = await opened(VAST_MODEL, {}, { ...MODEL_LIMITS, memoryMb: 800 });
  expect(await refusal(model.check())).toBe(
    'model_too_slow: The model needs more memory than it may have.',
  );
});

test('ends a model that exceeds its time', async () => {
  const { model } = await opened(ENDLESS_MODEL, {}, { ...MODEL_LIMITS, ms: 3_000 });
  expect(await refusal(model.check())).toBe(
    'model_too_slow: The model took more than 3 s for a photo.',
  );
});
