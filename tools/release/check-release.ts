import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote, Registry, RemoteRoute } from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import type { BuiltRelease } from './built-release';
import { releasedFilesFaults } from './released-files';
import { fitsPage } from './rollback-target';

const Assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The parts of a federation manifest that a page depends on. */
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: Assets, css: Assets }) })),
});
type Manifest = z.infer<typeof Manifest>;

const filesOf = ({ metaData, exposes }: Manifest): string[] => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]),
];

const sameRoute = (one: RemoteRoute, other: RemoteRoute) =>
  one.path === other.path &&
  [one, other].some(({ viewport }) => viewport === 'any' || one.viewport === other.viewport) &&
  one.audience === other.audience;

const routeFaults = (release: RegisteredRemote, manifest: Manifest, registry: Registry) => [
  ...release.routes
    .filter(({ expose }) => !manifest.exposes.some((exposed) => exposed.path === expose))
    .map(({ path: route, expose }) => `${route} wants ${expose}, which is not exposed`),
  ...registry.remotes
    .filter(({ name }) => name !== release.name)
    .flatMap(({ name, routes }) =>
      release.routes
        .filter((route) => routes.some((other) => sameRoute(route, other)))
        .map((route) => `${route.path} belongs to ${name} already`),
    ),
];

/** What would be missing: for others without this release's modules, and for it without theirs. */
function useFaults(release: RegisteredRemote, { exposes }: Manifest, { remotes }: Registry) {
  const others = remotes.filter(({ name }) => name !== release.name);
  const isExposed = (expose: string) => exposes.some((exposed) => exposed.path === expose);
  return [
    ...others.flatMap(({ name, uses = [] }) =>
      uses
        .filter(({ remote, expose }) => remote === release.name && !isExposed(expose))
        .map(({ expose }) => `${name} shows ${expose}, which is not exposed any more`),
    ),
    ...(release.uses ?? [])
      .filter(({ remote, expose }) =>
        others.some((other) => other.name === remote && other.exposes?.includes(expose) === false),
      )
      .map(({ remote, expose }) => `it shows ${remote}/${expose}, which ${remote} does not expose`),
  ];
}

const rangeFaults = (release: RegisteredRemote, { host }: Registry) =>
  fitsPage(release, host?.shared)
    ? []
    : [`it is made for @aranya/shared ${release.sharedRange}; today's pages have ${host?.shared}`];

/** Whether the build is what its hashes say: it may have been changed since it was made. */
async function fileFaults({ release, folder }: BuiltRelease): Promise<string[]> {
  const { integrity, manifestUrl } = release;
  if (!integrity) return ['it has no hashes of its files; build it again'];
  const read = (file: string) => readFile(path.join(folder, file)).catch(() => undefined);
  return releasedFilesFaults(read, path.basename(manifestUrl), integrity);
}

/**
 * What is wrong with a build, in sentences; a build without faults may be released.
 * @param registry what serves now: no path may have two owners, and no remote may lose a module that it shows
 */
export async function releaseFaults(built: BuiltRelease, registry: Registry): Promise<string[]> {
  const { release, folder } = built;
  const text = await readFile(path.join(folder, path.basename(release.manifestUrl)), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const missing = [...new Set(filesOf(manifest))]
    .filter((file) => !existsSync(path.join(folder, file)))
    .map((file) => `${file} is in the manifest, but not in the build`);
  const changed = missing.length > 0 ? [] : await fileFaults(built);
  return [
    ...missing,
    ...changed,
    ...rangeFaults(release, registry),
    ...routeFaults(release, manifest, registry),
    ...useFaults(release, manifest, registry),
  ];
}
