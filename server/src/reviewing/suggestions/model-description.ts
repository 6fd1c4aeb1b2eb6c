import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import * as z from 'zod';
import { errorCodeOf } from '../../platform/problems/error-code';
import { MODEL_LIMITS } from './limits';
import { unusable } from './model';

const text = z.string().trim().min(1).max(200);
const colours = z.tuple([z.number(), z.number(), z.number()]);

/** The file that `ARANYA_MODEL` names (docs/operations/model.md). */
const Description = z.strictObject({
  name: text,
  version: text,
  /** ONNX file, relative to the description. */
  file: text,
  /** Scientific names in the order of the outputs. */
  labels: z.array(text).min(1).max(MODEL_LIMITS.labels),
  /** For red, green and blue from 0 to 1: `(value - mean) / std`. */
  mean: colours.default([0, 0, 0]),
  std: colours
    .refine((numbers) => numbers.every((one) => one > 0), 'must be greater than 0')
    .default([1, 1, 1]),
  outputs: z.enum(['probabilities', 'logits']).default('probabilities'),
});

export type ReadDescription = z.infer<typeof Description> & {
  /** Size of the ONNX file. */
  bytes: number;
};

/** @throws Problem `model_unusable` if it is missing or too large */
async function sizeOf(path: string, most: number): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw unusable(`${path} cannot be read (${errorCodeOf(error)}).`);
  });
  if (found.size > most)
    throw unusable(`${path} has ${found.size} bytes; at most ${most} are read.`);
  return found.size;
}

/** @throws Problem `model_unusable` with a sentence for the operator as its cause */
export async function readDescription(path: string): Promise<ReadDescription> {
  await sizeOf(path, MODEL_LIMITS.descriptionBytes);
  const written = await readFile(path, 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(written);
  } catch {
    throw unusable(`${path} is no JSON.`);
  }
  const read = Description.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw unusable(`${path}: ${issue?.path.join('.') || 'the description'}: ${issue?.message}.`);
  }
  const file = resolve(dirname(path), read.data.file);
  return { ...read.data, file, bytes: await sizeOf(file, MODEL_LIMITS.fileBytes) };
}
