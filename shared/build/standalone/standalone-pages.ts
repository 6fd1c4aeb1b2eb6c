import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Audience } from '@aranya/shared/contracts';
import type { RemoteDescription } from '../remote-description';

export interface StandalonePage {
  path: string;
  also: string[];
  name: string;
  audience: Audience;
  /** Renders the page, such as `./home`. */
  expose: string;
}

const LIST = '/';

/** A page has the paths of its routes and the name of its module, unless another page has them. */
export function standalonePages({ modules }: RemoteDescription): StandalonePage[] {
  const taken = new Set([LIST]);
  const free = (paths: string[]) => paths.filter((path) => !taken.has(path) && taken.add(path));
  const pages = modules.flatMap(({ expose, routes }) =>
    routes.map(({ path, viewport, audience, title }) => ({
      paths: free([path]),
      name: viewport === 'any' ? title : `${title}, ${viewport}`,
      audience,
      expose,
    })),
  );
  for (const page of pages) page.paths.push(...free([page.expose.replace('./', '/')]));
  return pages.flatMap(({ paths: [path, ...also], ...page }) =>
    path === undefined ? [] : [{ path, also, ...page }],
  );
}

/** More pages for development: the default export of `src/standalone.tsx`. */
export const hasMorePages = (folder: string) =>
  existsSync(path.join(folder, 'src', 'standalone.tsx'));

/** @param toFolder relative path from the module to the remote's folder, such as `.` */
export function standaloneSource(
  description: RemoteDescription,
  toFolder: string,
  hasMore: boolean,
): string {
  const from = (file: string) => JSON.stringify(`${toFolder}/src/${file.replace(/\.tsx?$/, '')}`);
  const shown = description.modules.filter(({ routes }) => routes.length > 0);
  const variable = (expose: string) => `Page${shown.findIndex((page) => page.expose === expose)}`;
  return [
    `import { ${shown.length > 0 ? 'pageOf, ' : ''}runStandalone } from '@aranya/shared/standalone';`,
    ...shown.map(({ expose, file }) => `import * as ${variable(expose)} from ${from(file)};`),
    ...(hasMore ? [`import more from ${from('standalone.tsx')};`] : []),
    `runStandalone(${JSON.stringify(description.name)}, [`,
    ...standalonePages(description).map(
      ({ expose, ...page }) =>
        `  { ${JSON.stringify(page).slice(1, -1)}, Page: pageOf(${variable(expose)}), layout: 'full' },`,
    ),
    ...(hasMore ? ['  ...more,'] : []),
    ']);\n',
  ].join('\n');
}
