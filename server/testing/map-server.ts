import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Path of MapServer on Debian; `ARANYA_MAPSERV` names another one. */
export const mapServerProgram = (): string | null =>
  [process.env.ARANYA_MAPSERV, '/usr/lib/cgi-bin/mapserv'].find(
    (place) => place !== undefined && existsSync(place),
  ) ?? null;

/**
 * Runs MapServer's CGI program behind a small web server on its own port.
 * @param conf Path of MapServer's settings.
 */
export async function startMapServer(program: string, conf: string) {
  const server = createServer(async (request, response) => {
    const { search } = new URL(request.url ?? '/', 'http://map');
    const child = spawn(program, {
      env: {
        MAPSERVER_CONFIG_FILE: conf,
        REQUEST_METHOD: 'GET',
        QUERY_STRING: search.slice(1),
        SERVER_NAME: 'localhost',
        SCRIPT_NAME: '/',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const answer = await buffer(child.stdout);
    const end = answer.indexOf('\r\n\r\n');
    for (const line of answer.subarray(0, end).toString('latin1').split('\r\n')) {
      const [, name, value] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
      if (name && value) response.setHeader(name, value);
    }
    // Headers that a web server in front of MapServer adds for pages of other origins.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(answer.subarray(end + 4));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
