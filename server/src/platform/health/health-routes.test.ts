import { openTestServer, SERVER_START_MS, useTestServer } from '../../../testing';

describe('health', () => {
  const server = useTestServer();

  test.each(['/health/live', '/health/ready'])('reports %s as healthy', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });
});

test(
  'reports a server without its database as alive but not ready',
  async () => {
    const server = await openTestServer();
    await server.context.database.close();
    expect((await server.app.inject('/health/live')).statusCode).toBe(200);
    const ready = await server.app.inject('/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'unavailable' });
    await server.close();
  },
  SERVER_START_MS,
);
