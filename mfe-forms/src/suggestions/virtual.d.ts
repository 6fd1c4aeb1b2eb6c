/** Made by `model-worker.config.ts`. */
declare module 'thread:model-worker' {
  export const workerCode: string;
  /** Subresource Integrity of the runtime's WebAssembly. */
  export const runtimeIntegrity: string;
}
