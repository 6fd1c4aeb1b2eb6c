import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PrerenderedPage } from '@aranya/shared/contracts';
import { NODE_SCRIPT } from '../build/prerender';
import type { RenderedPage } from '../src/prerendering/render-pages';
import { integrityOf } from './release-integrity';

const MOST_BYTES = 64 * 1024 * 1024;

function fileOf({ path: route, application, language, assumes }: RenderedPage): string {
  const there = Object.keys(assumes).filter((name) => assumes[name]);
  const beginning = [application, ...(language ? [language] : [])].join('.');
  return `pages/${beginning}${[route === '/' ? '/index' : route, ...there].join('.with-')}.json`;
}

/**
 * @param built folder of the build, before files are named by their content
 * @returns nothing if the pages were not built
 */
export async function renderedPages(folder: string, built: string): Promise<PrerenderedPage[]> {
  const script = path.join(folder, 'dist', 'pages', NODE_SCRIPT);
  if (!existsSync(script)) return [];
  const options = { maxBuffer: MOST_BYTES, env: { ...process.env, NODE_ENV: 'production' } };
  const { stdout } = await promisify(execFile)(process.execPath, [script], options);
  const rendered: RenderedPage[] = JSON.parse(stdout);
  return Promise.all(
    rendered.map(async (page) => {
      const { html, styles, assumes, path: route, application, language, expose } = page;
      const file = fileOf(page);
      const text = JSON.stringify({ html, styles });
      await mkdir(path.dirname(path.join(built, file)), { recursive: true });
      await writeFile(path.join(built, file), text);
      const integrity = integrityOf(text, 'sha256');
      const of = { path: route, application, ...(language && { language }) };
      return { ...of, expose, file, integrity, assumes };
    }),
  );
}
