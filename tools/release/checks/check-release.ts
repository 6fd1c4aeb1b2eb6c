import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CHUNKS_FROM_RELEASE,
  type RegisteredRemote,
  type Registry,
} from '@aranya/shared/contracts';
import * as z from 'zod/mini';
import type { BuiltRelease } from '../built-release';
import { releasedFilesFaults } from '../released-files';
import { fitsPage } from '../rollback-target';
import { sharedFor } from '../stores/move-pointer';
import { besideOthersFaults } from './beside-others';

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

const routeFaults = ({ routes }: RegisteredRemote, exposes: readonly string[]) =>
  routes
    .filter(({ expose }) => !exposes.includes(expose))
    .map(({ path: route, expose }) => `${route} wants ${expose}, which is not exposed`);

function rangeFaults(release: RegisteredRemote, registry: Registry): string[] {
  const shared = sharedFor(registry, release.name);
  if (fitsPage(release, shared)) return [];
  return [`it is made for @aranya/shared ${release.sharedRange}; today's pages have ${shared}`];
}

/** The build may have been changed after its hashes were written. */
async function fileFaults({ release, folder }: BuiltRelease): Promise<string[]> {
  const { integrity } = release;
  if (!integrity) return ['it has no hashes of its files; build it again'];
  const read = (file: string) => readFile(path.join(folder, file)).catch(() => undefined);
  return releasedFilesFaults(read, release, integrity);
}

/**
 * @param registry current releases: no path may have two owners, and every shown module must exist
 * @returns sentences; a build without faults may be released
 */
export async function releaseFaults(built: BuiltRelease, registry: Registry): Promise<string[]> {
  const { release, folder } = built;
  const text = await readFile(path.join(folder, path.basename(release.manifestUrl)), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const exposes = manifest.exposes.map((exposed) => exposed.path);
  const chunks = (release.chunks ?? []).map((chunk) => CHUNKS_FROM_RELEASE + chunk);
  const missing = [...new Set([...filesOf(manifest), ...chunks])]
    .filter((file) => !existsSync(path.join(folder, file)))
    .map((file) => `${file} is named by the build, but not in it`);
  const changed = missing.length > 0 ? [] : await fileFaults(built);
  return [
    ...missing,
    ...changed,
    ...rangeFaults(release, registry),
    ...routeFaults(release, exposes),
    ...besideOthersFaults({ ...release, exposes }, registry),
  ];
}
