import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LINK_ICONS, LINK_PLACES, RemoteRoute, RouteLink } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

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
 * A module with routes is a page: its default export is a component, or it has `mount`
 * (shared/src/federation/mounted-page.tsx).
 */
const ModuleDescription = z.strictObject({
  /** Name under which others load it, such as `./home`. */
  expose: z.string().check(z.regex(/^\.\/[a-z][a-z0-9-]*$/)),
  /** Below the remote's `src`. */
  file: z.string().check(z.regex(/^[a-z0-9][a-z0-9/.-]*\.tsx?$/)),
  routes: z._default(z.array(RouteDescription), []),
});

const RemoteDescription = z.strictObject({
  /** Name of the folder. */
  name: z.string(),
  /** Compressed bytes of manifest, container and all modules, to detect accidental growth. */
  budget: z.int().check(z.positive()),
  modules: z.array(ModuleDescription),
});
export type RemoteDescription = z.infer<typeof RemoteDescription>;

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
 * @param folder absolute
 * @throws with a sentence for each error in `remote.json`
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

/** Paths relative to the remote's folder, by the name under which others load them. */
export const exposesOf = ({ modules }: RemoteDescription): Record<string, string> =>
  Object.fromEntries(modules.map(({ expose, file }) => [expose, `./src/${file}`]));

export const routesOf = ({ modules }: RemoteDescription): RemoteRoute[] =>
  modules.flatMap(({ expose, routes }) => routes.map((route) => ({ ...route, expose })));
