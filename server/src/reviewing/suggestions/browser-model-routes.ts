import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BrowserModel, weightOf } from '@aranya/shared/contracts/review';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { occurrenceTally } from '../../collecting/public-places/tables';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { chooseEncoding } from '../../platform/http/choose-encoding';
import { routesOf } from '../../platform/http/route-options';
import { Problem } from '../../platform/problems/problem';
import { namedSpecies } from '../../publishing/explore/named-species';
import { visible } from '../../publishing/public-occurrences/views/map-cells';
import type { PublishingContext } from '../../publishing/publishing-context';
import { MODEL_LIMITS } from './limits';
import { type ModelFile, type SuggestionModel, unusable } from './model';

const route = routesOf(['suggestions']);

/** WebAssembly of ONNX Runtime: the browser's part is built with the same version of the package. */
const RUNTIME = 'onnxruntime-web/ort-wasm-simd-threaded.wasm';

/** The compressed copy has a third of the bytes. */
async function readRuntime() {
  const plain = await readFile(createRequire(import.meta.url).resolve(RUNTIME));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { plain, brotli: await promisify(brotliCompress)(plain, { params }) };
}

/** Photos stay on the device. @param model null: none is set, or browsers may not load it */
export function browserModelRoutes(
  app: ServerApp,
  { database: { db }, limiter, publicPlaces }: PublishingContext,
  model: SuggestionModel | null,
): void {
  let runtime: ReturnType<typeof readRuntime> | undefined;

  async function file(): Promise<ModelFile> {
    const found = await model?.file();
    if (!found) throw new Problem('not_found');
    if (found.bytes > MODEL_LIMITS.browserFileBytes) {
      throw unusable(`${found.file} is too large for browsers.`);
    }
    return found;
  }

  const count = (request: FastifyRequest) =>
    limiter.count('modelFilesPerAddress', { network: callerNetwork(request) });

  app.get(
    '/suggestion-model',
    route({ audience: 'anyone' }, 'The model that browsers may load', {
      response: { 200: BrowserModel },
    }),
    async (request) => {
      await limiter.count('explorePerAddress', { network: callerNetwork(request) });
      const { file: _, labels, ...described } = await file();
      const { published } = await publicPlaces.rules();
      const { rows } = await db.execute<{ species: string }>(
        sql`select distinct species from ${occurrenceTally} where import_id = any(${visible})`,
      );
      const recorded = new Set(rows.map(({ species }) => species));
      return {
        ...described,
        labels: labels.map((label) => {
          const name = label.toLowerCase();
          if (!published.has(name)) return null;
          const weight = weightOf({ inDistrict: 0, everywhere: recorded.has(name) ? 1 : 0 });
          return { ...namedSpecies(published, name), weight };
        }),
      };
    },
  );

  app.get(
    '/suggestion-model/file',
    route({ audience: 'anyone' }, 'The ONNX file of the model'),
    async (request, reply) => {
      const { file: path, bytes } = await file();
      await count(request);
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-length': bytes,
          'cache-control': 'no-cache',
        })
        .send(createReadStream(path));
    },
  );

  app.get(
    '/suggestion-model/runtime',
    route({ audience: 'anyone' }, 'WebAssembly of ONNX Runtime'),
    async (request, reply) => {
      await file();
      await count(request);
      runtime ??= readRuntime();
      const { plain, brotli } = await runtime;
      const encoding = chooseEncoding(request.headers['accept-encoding'], ['br']);
      reply.headers({
        'content-type': 'application/wasm',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      });
      return encoding ? reply.header('content-encoding', encoding).send(brotli) : reply.send(plain);
    },
  );
}
