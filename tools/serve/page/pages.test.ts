import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@aranya/shared/contracts';
import { serveEnvironment } from '../environment';
import { frontEndSettings } from '../front-end-settings';
import { sendPage } from './pages';

const settings = frontEndSettings(
  serveEnvironment({ ARANYA_PUBLIC_URL: 'http://localhost:4000', ARANYA_LANGUAGES: 'en,hi' }),
);
const registry: Registry = {
  protocol: 1,
  remotes: [
    {
      name: 'mfe-public',
      version: '1',
      manifestUrl: 'releases/1/mf-manifest.json',
      sharedRange: '0.2.0',
      routes: [
        {
          path: '/about',
          viewport: 'any',
          expose: './About',
          title: 'About',
          titles: { hi: 'हमारे बारे में' },
          audience: 'anyone',
        },
      ],
    },
  ],
};

/** Response of a host at a path. */
async function answerOf(path: string) {
  const template = '<html lang="en"><head><title>Aranya</title></head></html>';
  const server = createServer((request, response) => {
    sendPage(request, response, {
      hostFor: async () => ({ template, provided: {} }),
      settings: () => settings,
      hostnameOf: () => 'localhost',
      readRegistry: async () => registry,
      remotes: [],
      frameAncestors: "'none'",
      isComplete: true,
    }).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { body: await answer.text() };
  } finally {
    server.close();
  }
}

test("redirects a page in several languages to the reader's", async () => {
  const { body } = await answerOf('/about');
  expect(body).toContain('hreflang="hi"');
  expect(body).toContain('location.replace');
  expect((await answerOf('/hi/about')).body).toContain('<html lang="hi">');
});
