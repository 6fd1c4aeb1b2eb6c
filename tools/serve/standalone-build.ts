import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { nxEnvironment } from '../start/installation.mjs';
import { NO_PAGE } from './built-files';

const ASK_AGAIN_S = 2;

/** @returns whether it succeeded */
const build = (root: string, remote: string) =>
  new Promise<boolean>((resolve) => {
    const nx = path.join(root, 'node_modules', '.bin', 'nx');
    const env = { ...process.env, ...nxEnvironment };
    const child = spawn(nx, ['run', `${remote}:standalone`, '--outputStyle=static'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

/**
 * `npm start` does not build standalone pages, so the first request does.
 * @param frameAncestors origins that may frame the page
 * @returns responds to requests before the page is built; false afterwards
 */
export function standaloneBuild(
  root: string,
  remote: string,
  folder: string,
  frameAncestors: (request: IncomingMessage) => string,
) {
  let building: Promise<void> | undefined;
  let hasFailed = false;
  async function start() {
    console.log(`Building the standalone page of ${remote}, which somebody asked for …`);
    hasFailed = !(await build(root, remote));
    building = undefined;
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (existsSync(path.join(folder, 'index.html'))) return false;
    const failedBefore = hasFailed && !building;
    building ??= start();
    response.writeHead(503, {
      ...NO_PAGE,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; frame-ancestors ${frameAncestors(request)}`,
      'Retry-After': String(ASK_AGAIN_S),
      Refresh: String(ASK_AGAIN_S),
    });
    response.end(
      failedBefore
        ? 'This page could not be built; the terminal says why. It is tried again.'
        : 'This page is being built. It opens by itself in a few seconds.',
    );
    return true;
  };
}
