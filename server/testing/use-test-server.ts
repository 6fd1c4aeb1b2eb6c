import { openTestServer, type TestServer, type TestServerOptions } from './test-server';

/** Longest time for starting or stopping a server on a busy machine, in milliseconds. */
export const SERVER_START_MS = 180_000;

/**
 * Gives the tests of a `describe` block one server together: started before the first of them,
 * stopped and removed after the last. Use it inside tests and hooks only.
 */
export function useTestServer(options: TestServerOptions = {}): TestServer {
  const server = {} as TestServer;
  let opened: TestServer | null = null;
  beforeAll(async () => {
    opened = await openTestServer(options);
    // Prototype chain rather than a copy, so that `restart` shows as well.
    Object.setPrototypeOf(server, opened);
  }, SERVER_START_MS);
  afterAll(() => opened?.close(), SERVER_START_MS);
  return server;
}
