import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OnnxGraph, type OnnxNode, writeOnnx } from './write-onnx';

const IMAGE = { name: 'image', shape: ['batch', 3, 8, 8] };
const SCORES = { name: 'scores', shape: ['batch', 3] };

/** Sharpens differences, so that a clear colour has nearly the whole score. */
const STEEP = 12;

const NODES: readonly OnnxNode[] = [
  { operator: 'GlobalAveragePool', inputs: ['image'], outputs: ['pooled'] },
  { operator: 'Flatten', inputs: ['pooled'], outputs: ['colour'] },
  { operator: 'MatMul', inputs: ['colour', 'weights'], outputs: ['logits'] },
  { operator: 'Softmax', inputs: ['logits'], outputs: ['scores'], attributes: { axis: 1 } },
];

/** A model of 8 by 8 pixels whose three outputs are the shares of red, green and blue. */
export const COLOUR_MODEL: OnnxGraph = {
  nodes: NODES,
  constants: [{ name: 'weights', shape: [3, 3], values: [STEEP, 0, 0, 0, STEEP, 0, 0, 0, STEEP] }],
  inputs: [IMAGE],
  outputs: [SCORES],
};

/** The same, after a loop that does not end within the limits of a test. */
export const ENDLESS_MODEL: OnnxGraph = {
  ...COLOUR_MODEL,
  nodes: [
    {
      operator: 'Loop',
      inputs: ['times', 'go', 'image'],
      outputs: ['looped'],
      attributes: {
        body: {
          nodes: [
            { operator: 'Identity', inputs: ['on'], outputs: ['goesOn'] },
            { operator: 'Sigmoid', inputs: ['before'], outputs: ['after'] },
          ],
          inputs: [
            { name: 'round', type: 'int64', shape: [] },
            { name: 'on', type: 'bool', shape: [] },
            { name: 'before', shape: IMAGE.shape },
          ],
          outputs: [
            { name: 'goesOn', type: 'bool', shape: [] },
            { name: 'after', shape: IMAGE.shape },
          ],
        },
      },
    },
    { operator: 'GlobalAveragePool', inputs: ['looped'], outputs: ['pooled'] },
    ...NODES.slice(1),
  ],
  constants: [
    ...(COLOUR_MODEL.constants ?? []),
    { name: 'times', type: 'int64', shape: [], values: [1e15] },
    { name: 'go', type: 'bool', shape: [], values: [1] },
  ],
};

/** The same, after a tensor of 1.5 gigabytes. */
export const VAST_MODEL: OnnxGraph = {
  ...COLOUR_MODEL,
  nodes: [
    { operator: 'Expand', inputs: ['image', 'size'], outputs: ['vast'] },
    { operator: 'GlobalAveragePool', inputs: ['vast'], outputs: ['pooled'] },
    ...NODES.slice(1),
  ],
  constants: [
    ...(COLOUR_MODEL.constants ?? []),
    { name: 'size', type: 'int64', shape: [4], values: [2_000_000, 3, 8, 8] },
  ],
};

/** Names that a test's model has for red, green and blue. The third is in no species list. */
export const COLOUR_LABELS = ['Shorea robusta', 'Madhuca longifolia', 'Caerulea nusquam'];

/** A model in a folder of its own, with its description. */
export interface StoredModel {
  /** Path of the description, for `ARANYA_MODEL`. */
  description: string;
  /** Path of the ONNX file. */
  file: string;
  remove(): Promise<void>;
}

/** Writes a model and its description. @param described fields in place of the usual ones */
export async function storeModel(
  model: OnnxGraph | Uint8Array = COLOUR_MODEL,
  described: object = {},
): Promise<StoredModel> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-model-'));
  const description = join(folder, 'model.json');
  const file = join(folder, 'colours.onnx');
  await writeFile(file, model instanceof Uint8Array ? model : writeOnnx(model));
  await writeFile(
    description,
    JSON.stringify({
      name: 'Colours of the test',
      version: '1',
      file: 'colours.onnx',
      labels: COLOUR_LABELS,
      ...described,
    }),
  );
  return { description, file, remove: () => rm(folder, { recursive: true }) };
}

/** A JPEG of one colour, such as `#ff0000`. */
export async function photoOf(colour: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}
