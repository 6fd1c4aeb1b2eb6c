import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { hotPageConfiguration, UPDATES_PATH } from '@aranya/shared/build/hot-page';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function hotPage(folder: string) {
  const configuration = hotPageConfiguration({ name: path.basename(folder), folder });
  const compiler = webpack(configuration);
  if (!compiler) throw new Error(`${folder} has no standalone page.`);
  // index.html must be a file, because the settings are inserted on each request.
  const files = devMiddleware(compiler, {
    index: false,
    writeToDisk: (file) => file.endsWith('index.html'),
    stats: 'errors-warnings',
  });
  const updates = hotMiddleware(compiler, { path: UPDATES_PATH, log: false }) as Handler;
  await new Promise<void>((resolve) => files.waitUntilValid(() => resolve()));
  const answer: Handler = (request, response, next) =>
    updates(request, response, () => void files(request, response, () => next()));
  return {
    folder: configuration.output?.path ?? '',
    updatesPath: UPDATES_PATH,
    answer,
  };
}
