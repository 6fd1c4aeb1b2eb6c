import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Registry } from '@aranya/shared/contracts';
import { serveEnvironment } from '../../tools/serve/environment';
import { frontEndSettings } from '../../tools/serve/front-end-settings';
import { writeSite } from '../nginx/write-site';

export const SCRIPT = 'export const leaf = "sal";\n'.repeat(40);

const PAGE =
  '<!doctype html><html lang="en"><head><meta name="style-nonce" content=""/>' +
  '<title>Aranya</title><script defer="defer" src="/main.89abcdef.js"></script></head>' +
  '<body><div id="root"></div><script type="application/json" id="aranya-page"></script></body></html>';

/** A registry whose texts try to break out of the page. */
export const REGISTRY: Registry = {
  protocol: 1,
  remotes: [
    {
      name: 'mfe-public',
      version: '1.0.0',
      manifestUrl: 'https://public.example.org/releases/1.0.0/mf-manifest.json',
      sharedRange: '*',
      routes: [
        {
          path: '/about',
          viewport: 'any',
          audience: 'anyone',
          expose: './about',
          title: 'About $us </script><b>',
          description: 'Trees & "people".',
        },
        {
          path: '/record/:formId',
          viewport: 'any',
          audience: 'collector',
          expose: './record',
          title: 'Record',
          policy: 'form-engine',
        },
      ],
    },
  ],
};

const settings = {
  ...frontEndSettings(serveEnvironment({ ARANYA_PUBLIC_URL: 'https://server.example.org' })),
  brand: { name: 'Aranya </script>', color: '#1B6B4A' },
  remoteOrigins: { 'mfe-map': 'https://map.example.org/base' },
};

async function build(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    if (name.endsWith('.js')) {
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
  }
}

/** Creates a small site in a new folder, with one release in its build and another in the store. */
export async function fixtureSite(deployable: 'host' | 'mfe-map', port: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aranya-nginx-'));
  const built = path.join(folder, 'built');
  await build(path.join(built, 'own'), {
    'main.0123abcd.js': SCRIPT,
    'index.html': PAGE,
    'index.html.br': PAGE,
    'other/index.html': PAGE,
    'embed.js': SCRIPT,
    'plain.0123abcd.css': 'a{}',
    'leaf.woff2': 'font',
    'film.webm': 'film',
    'film.mp4': 'film of leaves',
    'blocks.geojson': '{}',
  });
  await build(path.join(built, 'releases'), {
    '1.0.0/mf-manifest.json': '{"from":"build"}',
    '1.0.0/index.html': PAGE,
  });
  await build(path.join(built, 'worker'), { 'service-worker.js': SCRIPT });
  const site = path.join(folder, 'site');
  await writeSite(
    site,
    {
      deployable,
      settings,
      registry: REGISTRY,
      template: PAGE,
      embeds: deployable === 'mfe-map',
      addresses: ['https://forest.example.org'],
      listen: `127.0.0.1:${port}`,
    },
    {
      own: path.join(built, 'own'),
      extras: [
        { from: path.join(built, 'releases'), to: 'releases' },
        ...(deployable === 'host' ? [{ from: path.join(built, 'worker'), to: '' }] : []),
      ],
    },
  );
  await build(path.join(site, 'content', 'store', deployable), {
    'releases/2.0.0/mf-manifest.json': '{"from":"store"}',
    'releases/2.0.0-ab12/embed/embed.js': SCRIPT,
  });
  return site;
}
