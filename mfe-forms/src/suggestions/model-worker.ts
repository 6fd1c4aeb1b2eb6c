import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';

export interface ModelQuestion {
  /** Sent with the first request: WebAssembly of the runtime, and the ONNX file. */
  files?: { runtime: ArrayBuffer; model: ArrayBuffer };
  numbers: Float32Array;
  shape: readonly number[];
}

export type ModelAnswer = { outputs: Float32Array } | { failure: string };

let session: Promise<InferenceSession> | undefined;

function open({ runtime, model }: NonNullable<ModelQuestion['files']>) {
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = runtime;
  return InferenceSession.create(model, { executionProviders: ['wasm'] });
}

async function answer({ files, numbers, shape }: ModelQuestion): Promise<ModelAnswer> {
  if (files) session = open(files);
  const opened = await session;
  const [input = ''] = opened?.inputNames ?? [];
  const [output = ''] = opened?.outputNames ?? [];
  const found = await opened?.run({ [input]: new Tensor('float32', numbers, shape) });
  const outputs = found?.[output]?.data;
  if (!(outputs instanceof Float32Array)) throw new Error('The model has no float32 output.');
  return { outputs };
}

addEventListener('message', async ({ data }: MessageEvent<ModelQuestion>) => {
  postMessage(await answer(data).catch((error: unknown) => ({ failure: String(error) })));
});
