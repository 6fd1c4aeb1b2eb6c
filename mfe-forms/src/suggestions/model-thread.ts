import { MODEL_POLICY } from '@aranya/shared/contracts';
import type { ModelAnswer, ModelQuestion } from './model-worker';

const PHOTO_MS = 60_000;

interface ThreadPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ThreadPolicy): ThreadPolicy;
}

/** Object URLs of the thread's script; the policy allows no other script. */
const own = new Set<string>();
let policy: ThreadPolicy | undefined;

function createScriptURL(url: string): string {
  if (own.has(url)) return url;
  throw new TypeError(`Not the script of the model's thread: ${url}`);
}

function startWorker(code: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(MODEL_POLICY, { createScriptURL }) ?? { createScriptURL };
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  own.add(address);
  const worker = new Worker(policy.createScriptURL(address));
  URL.revokeObjectURL(address);
  return worker;
}

export class SlowModel extends Error {}

/** A thread, so that the page stays responsive. */
export interface ModelThread {
  /** @throws SlowModel after a minute; Error if the model fails. Both end the thread. */
  ask(question: ModelQuestion): Promise<Float32Array>;
  end(): void;
}

export function startModelThread(code: string): ModelThread {
  const worker = startWorker(code);
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const fail = (error: Error) => {
          worker.terminate();
          reject(error);
        };
        const timer = setTimeout(() => fail(new SlowModel()), PHOTO_MS);
        worker.onerror = ({ message }) => fail(new Error(message));
        worker.onmessage = ({ data }: MessageEvent<ModelAnswer>) => {
          clearTimeout(timer);
          if ('outputs' in data) resolve(data.outputs);
          else fail(new Error(data.failure));
        };
        worker.postMessage(question);
      }),
    end: () => worker.terminate(),
  };
}
