import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LINK_ICONS, LINK_PLACES, RemoteRoute, RouteLink } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** A route of a page; the module that contains it is shown there. */
const RouteDescription = z.strictObject({
  ...z.omit(RemoteRoute, { expose: true }).shape,
  links: z.optional(
    z.array(
      z.strictObject({
        ...RouteLink.shape,
        place: z.enum(LINK_PLACES),
        icon: z.optional(z.enum(LINK_ICONS)),
      }),
    ),
  ),
});

/**
 * A module that others may load; a module with routes is a page: its default export is a React component, or it has
 * a function `mount` (shared/src/federation/mounted-page.tsx).
 */
const ModuleDescription = z.strictObject({
  /** Name under which others load the module, such as `./home`. */
  expose: z.string().check(z.regex(/^\.\/[a-z][a-z0-9-]*$/)),
  /** Path below the remote's `src`, such as `home/home.tsx`. */
  file: z.string().check(z.regex(/^[a-z0-9][a-z0-9/.-]*\.tsx?$/)),
  routes: z._default(z.array(RouteDescription), []),
});

/** Content of `remote.json` in a remote's folder: the remote's public description. */
const RemoteDescription = z.strictObject({
  /** Name of the folder. */
  name: z.string(),
  /**
   * Maximum compressed bytes of manifest, container and all modules together, to detect accidental
   * growth.
   */
  budget: z.int().check(z.positive()),
  modules: z.array(ModuleDescription),
});
export type RemoteDescription = z.infer<typeof RemoteDescription>;

/** Words that occur more than once. */
const duplicates = (words: string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index);

function faults(folder: string, { name, modules }: RemoteDescription): string[] {
  const routes = modules.flatMap((module) => module.routes);
  return [
    ...(name === path.basename(folder) ? [] : [`the name is ${name}, the folder is not`]),
    ...modules
      .filter(({ file }) => !existsSync(path.join(folder, 'src', file)))
      .map(({ expose, file }) => `${expose} is in src/${file}, which is not there`),
    ...duplicates(modules.map(({ expose }) => expose)).map((expose) => `${expose} is there twice`),
    ...duplicates(
      routes.map((route) => `${route.path} (${route.viewport}, ${route.audience})`),
    ).map((route) => `${route} has two pages`),
  ];
}

/**
 * Reads and validates a remote's description.
 * @param folder the remote's own folder, absolute
 * @throws with a sentence for each error in its `remote.json`
 */
export function readRemote(folder: string): RemoteDescription {
  const json: unknown = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const { data, error } = RemoteDescription.safeParse(json, {
    error: z.locales.en().localeError,
  });
  const wrong = data
    ? faults(folder, data)
    : error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (data && wrong.length === 0) return data;
  throw new Error(`${path.basename(folder)}/remote.json: ${wrong.join('; ')}.`);
}

export const exposeChunk = (expose: string) =>
  `__federation_expose_${expose.replace('./', '').replaceAll('-', '_')}`;

/** Source files relative to the remote's folder, by the name under which others load them. */
export const exposesOf = ({ modules }: RemoteDescription): Record<string, string> =>
  Object.fromEntries(modules.map(({ expose, file }) => [expose, `./src/${file}`]));

/** A remote's routes in the format of the registry. */
export const routesOf = ({ modules }: RemoteDescription): RemoteRoute[] =>
  modules.flatMap(({ expose, routes }) => routes.map((route) => ({ ...route, expose })));
