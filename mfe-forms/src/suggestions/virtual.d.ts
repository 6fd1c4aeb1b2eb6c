/** Made by `model-worker.config.ts`. */
declare module 'virtual:model-worker' {
  /** Script of `model-worker.ts`. */
  export const workerCode: string;
  /** Subresource Integrity of the runtime's WebAssembly. */
  export const runtimeIntegrity: string;
}
