import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serverFolder } from '../../platform/folders/server-folder';
import type { ServerApp } from '../../platform/http/app-types';
import { holdsAlready } from '../../platform/http/holds-already';
import { leafFile } from './drawings';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

export async function assetRoutes(app: ServerApp): Promise<void> {
  for (const [name, content] of await readAssets()) {
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`;
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    app.get(
      `/assets/${name}`,
      { config: { audience: 'anyone' }, logLevel: 'warn' },
      async (request, reply) => {
        reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag });
        if (holdsAlready(request, etag)) return reply.code(304).send();
        return reply.type(type).send(content);
      },
    );
  }
}

async function readAssets(): Promise<[string, Buffer][]> {
  const folder = join(serverFolder(), 'assets', 'identity');
  const own = ['identity.css', 'identity-form.js', 'outbox.js'];
  const { resolve } = createRequire(join(serverFolder(), 'package.json'));
  const fonts = {
    'serif.woff2': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
    'sans.woff2': '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    'devanagari.woff2':
      '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    'devanagari-serif.woff2':
      '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-600-normal.woff2',
    'odia-serif.woff2':
      '@fontsource-variable/noto-serif-oriya/files/noto-serif-oriya-oriya-wght-normal.woff2',
    'odia.woff2':
      '@fontsource-variable/noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal.woff2',
  };
  const files = [
    ...own.map((name) => ({ name, file: join(folder, name) })),
    ...Object.entries(fonts).map(([name, file]) => ({ name, file: resolve(file) })),
  ];
  const read = files.map(
    async ({ name, file }): Promise<[string, Buffer]> => [name, await readFile(file)],
  );
  return [...(await Promise.all(read)), ['leaf.svg', Buffer.from(leafFile)]];
}
