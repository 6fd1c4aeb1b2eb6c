/** The used part of ONNX's format: messages of protobuf, by their field numbers in onnx.proto. */

type Bytes = Uint8Array | string;

function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let left = BigInt(value);
  do {
    const low = Number(left & 127n);
    left >>= 7n;
    bytes.push(left > 0n ? low | 128 : low);
  } while (left > 0n);
  return Buffer.from(bytes);
}

const whole = (field: number, value: number | bigint) =>
  Buffer.concat([varint(field << 3), varint(value)]);

const within = (field: number, ...content: Bytes[]): Buffer => {
  const bytes = Buffer.concat(content.map((one) => Buffer.from(one)));
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
};

/** Types of tensors. */
const TYPES = { float: 1, int64: 7, bool: 9 };

/** A named input or output. A dimension with a name has any size. */
export interface OnnxValue {
  name: string;
  type?: keyof typeof TYPES;
  shape: readonly (number | string)[];
}

/** A step of the computation. */
export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, number | OnnxGraph>>;
}

/** A computation with its constants. */
export interface OnnxGraph {
  nodes: readonly OnnxNode[];
  constants?: readonly (OnnxValue & { values: readonly number[] })[];
  inputs: readonly OnnxValue[];
  outputs: readonly OnnxValue[];
}

const valueMessage = (field: number, { name, type = 'float', shape }: OnnxValue) => {
  const sizes = shape.map((size) =>
    within(1, typeof size === 'number' ? whole(1, size) : within(2, size)),
  );
  return within(
    field,
    within(1, name),
    within(2, within(1, whole(1, TYPES[type]), within(2, ...sizes))),
  );
};

function attributeMessage(name: string, value: number | OnnxGraph): Buffer {
  const content =
    typeof value === 'number'
      ? [whole(3, value), whole(20, 2)]
      : [within(6, graphMessage(value)), whole(20, 5)];
  return within(5, within(1, name), ...content);
}

const nodeMessage = ({ operator, inputs, outputs, attributes = {} }: OnnxNode) =>
  within(
    1,
    ...inputs.map((name) => within(1, name)),
    ...outputs.map((name) => within(2, name)),
    within(4, operator),
    ...Object.entries(attributes).map(([name, value]) => attributeMessage(name, value)),
  );

function graphMessage({ nodes, constants = [], inputs, outputs }: OnnxGraph): Buffer {
  return Buffer.concat([
    ...nodes.map(nodeMessage),
    within(2, 'graph'),
    ...constants.map(({ name, type = 'float', shape, values }) => {
      const raw =
        type === 'int64'
          ? new BigInt64Array(values.map(BigInt)).buffer
          : type === 'bool'
            ? Uint8Array.from(values).buffer
            : new Float32Array(values).buffer;
      const sizes = shape.map((size) => whole(1, Number(size)));
      return within(
        5,
        ...sizes,
        whole(2, TYPES[type]),
        within(8, name),
        within(9, new Uint8Array(raw)),
      );
    }),
    ...inputs.map((value) => valueMessage(11, value)),
    ...outputs.map((value) => valueMessage(12, value)),
  ]);
}

/** Writes an ONNX file, version 8 with the operators of version 13. */
export const writeOnnx = (graph: OnnxGraph): Buffer =>
  Buffer.concat([
    whole(1, 8),
    within(7, graphMessage(graph)),
    within(8, within(1, ''), whole(2, 13)),
  ]);
