import { useTestServer } from '../../testing';
import { routesOf } from '../people/accounts/guard';

const server = useTestServer();

test('shows the bearer token for exactly the calls of signed-in people', async () => {
  const { paths } = (await server.app.inject('/docs/json')).json() as {
    paths: Record<string, Record<string, { security?: unknown }>>;
  };
  const operations = routesOf(server.app).flatMap(({ method, url, config }) => {
    const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[String(method).toLowerCase()];
    return operation ? [{ url, audience: config?.audience, ...operation }] : [];
  });
  expect(operations.length).toBeGreaterThan(100);
  for (const { url, audience, security } of operations) {
    const needsToken = !['anyone', 'app-user', 'monitor'].includes(audience ?? '');
    expect({ url, security }).toEqual({ url, security: needsToken ? [{ bearer: [] }] : undefined });
  }
});
