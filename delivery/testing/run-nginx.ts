import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { findNginx } from '../../tools/test/nginx.mjs';

/** Started as root, nginx would switch to a user who may not read these files. */
const asWho = process.getuid?.() === 0 ? ' user root;' : '';

const parameters = (site: string, directives: string) => [
  ...['-p', site, '-c', 'nginx.conf', '-e', 'stderr'],
  ...(directives ? ['-g', directives] : []),
];

/** Returns the output of `nginx -t` for a site folder; does not throw. */
export function checkConfiguration(site: string) {
  const { status, stderr } = spawnSync(findNginx(), ['-t', ...parameters(site, asWho.trim())], {
    encoding: 'utf8',
    // nginx opens /dev/stdout by name, which fails if it is a socket.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { status, stderr };
}

/** Finds a free port of the loopback interface. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answers(port: number, child: ChildProcess, said: () => string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Serves a site folder until the returned function is called. */
export async function startNginx(site: string, port: number): Promise<() => Promise<void>> {
  const child = spawn(findNginx(), parameters(site, `daemon off;${asWho}`), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  await answers(port, child, () => said);
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
}
