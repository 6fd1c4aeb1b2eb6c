/** Made by `model-worker.config.ts`. */
declare module 'thread:model-worker' {
  /** Script of `model-worker.ts`. */
  export const workerCode: string;
  /** Subresource Integrity of the runtime's WebAssembly. */
  export const runtimeIntegrity: string;
}
