import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Audience } from '@aranya/shared/contracts';
import type { RemoteDescription } from './remote-description';

/** A page of a remote alone. */
export interface AlonePage {
  /** Path on the remote's own origin that the list of pages links. */
  path: string;
  /** Further paths where it is. */
  also: string[];
  /** What the list of pages says. */
  name: string;
  audience: Audience;
  /** The module that shows it, such as `./home`. */
  expose: string;
}

/** The remote's own origin shows the list of its pages there. */
const LIST = '/';

/**
 * The pages that a remote has when it runs alone. A page is at the paths of its routes, as in the
 * product, and at the name of its module, where no other page of the list is: which application or
 * person a path is for, nobody chooses there.
 */
export function alonePages({ modules }: RemoteDescription): AlonePage[] {
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

/** Whether a remote has pages for work on it besides: the default export of `src/alone.tsx`. */
export const hasMorePages = (folder: string) => existsSync(path.join(folder, 'src', 'alone.tsx'));

/**
 * Source of the module with which a remote runs alone.
 * @param toFolder relative path from that module to the remote's folder, such as `.`
 * @param hasMore see {@link hasMorePages}
 */
export function aloneSource(
  description: RemoteDescription,
  toFolder: string,
  hasMore: boolean,
): string {
  const from = (file: string) => JSON.stringify(`${toFolder}/src/${file.replace(/\.tsx?$/, '')}`);
  const shown = description.modules.filter(({ routes }) => routes.length > 0);
  const variable = (expose: string) => `Page${shown.findIndex((page) => page.expose === expose)}`;
  return [
    "import { runAlone } from '@aranya/shared/alone';",
    ...shown.map(({ expose, file }) => `import ${variable(expose)} from ${from(file)};`),
    ...(hasMore ? [`import more from ${from('alone.tsx')};`] : []),
    `runAlone(${JSON.stringify(description.name)}, [`,
    ...alonePages(description).map(
      ({ expose, ...page }) =>
        `  { ${JSON.stringify(page).slice(1, -1)}, Page: ${variable(expose)}, ground: 'full' },`,
    ),
    ...(hasMore ? ['  ...more,'] : []),
    ']);\n',
  ].join('\n');
}
