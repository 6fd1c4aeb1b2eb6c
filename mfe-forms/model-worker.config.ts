import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import webpack from 'webpack';

/** WebAssembly of the runtime, which the server sends from the same version of the package. */
const RUNTIME = 'onnxruntime-web/ort-wasm-simd-threaded.wasm';

/**
 * Makes `thread:model-worker`: the script of the thread that runs a model as a text, because a worker from
 * another origin is not allowed, and the hash of the runtime's WebAssembly.
 * @param folder of the remote
 */
export function modelWorker(folder: string) {
  const source = async () => {
    const { outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints: ['src/suggestions/model-worker.ts'],
      bundle: true,
      format: 'iife',
      minify: true,
      target: 'es2022',
      // The address of the thread's script, from which nothing is loaded.
      define: { 'import.meta.url': 'location.href' },
      write: false,
    });
    const wasm = readFileSync(createRequire(import.meta.url).resolve(RUNTIME));
    const integrity = `sha384-${createHash('sha384').update(wasm).digest('base64')}`;
    return [
      `export const workerCode = ${JSON.stringify(outputFiles[0]?.text ?? '')};`,
      `export const runtimeIntegrity = ${JSON.stringify(integrity)};`,
    ].join('\n');
  };
  return new webpack.experiments.schemes.VirtualUrlPlugin(
    {
      'model-worker': {
        type: '.js',
        source: async (loading) => {
          loading.addDependency(`${folder}/src/suggestions/model-worker.ts`);
          return source();
        },
      },
    },
    { scheme: 'thread', context: folder },
  );
}
