import { RegisteredRemote, type Registry } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** `release.json` in a release's folder: what the registry needs to point to it, at any time later. */
export const Release = z.extend(RegisteredRemote, {
  /** When it came into the store, ISO 8601 in UTC. */
  releasedAt: z.string(),
  /** Files that releases of the remote share and this one needs, by their names below its `chunks/`. */
  chunks: z.optional(z.array(z.string())),
});
export type Release = z.infer<typeof Release>;

/** The registry with what tells whether somebody else has changed it since. */
export interface RegistryRevision {
  registry: Registry;
  /** Empty where there is no registry yet. */
  revision: string;
}

/**
 * Where releases are kept: `registry.json`, and below each remote's name `releases/<version>/` and
 * `chunks/`, which releases share, with files that never change. What is done with releases is in `stored-releases.ts`, for every kind of store.
 */
export interface ReleaseStore {
  /** For messages. */
  address: string;
  /** Whether compressed copies are kept too: what is before a bucket compresses itself. */
  keepsCompressed: boolean;
  /** An empty registry where there is none. */
  readRegistry(): Promise<RegistryRevision>;
  /**
   * Moves the pointer: all of it or nothing.
   * @throws RegistryMoved where the registry is no longer at `revision`
   */
  writeRegistry(registry: Registry, revision: string): Promise<void>;
  /**
   * Makes sure that two who release at once cannot lose each other's pointer, before anything of a release
   * is written.
   * @throws with a sentence that names what the store cannot do
   */
  checkPointer(): Promise<void>;
  /** Paths of all files below a folder, `/` between their parts; empty where there is none. */
  list(folder: string): Promise<string[]>;
  /** A file by its path; undefined where it is not there. */
  read(file: string): Promise<Buffer | undefined>;
  /**
   * Writes a file at once, unless it is there with these bytes.
   * @param options `changes`: its name lasts, and what is behind it changes, so that nobody may keep it unasked
   */
  writeIfDifferent(file: string, bytes: Buffer, options?: { changes: boolean }): Promise<void>;
  /** Removes files; those that are not there do no harm. */
  remove(files: readonly string[]): Promise<void>;
}

/** Somebody else released in between. */
export class RegistryMoved extends Error {
  constructor() {
    super('The registry was changed by somebody else in between.');
  }
}

export const EMPTY_REGISTRY: Registry = { protocol: 1, remotes: [] };

/** Times that a pointer is moved again when somebody else was quicker. */
const ATTEMPTS = 5;

/** Changes the registry, on top of what others have changed. */
export async function changeRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  for (let attempt = 1; ; attempt++) {
    const { registry, revision } = await store.readRegistry();
    const changed = change(registry);
    try {
      await store.writeRegistry(changed, revision);
      return changed;
    } catch (error) {
      if (!(error instanceof RegistryMoved) || attempt === ATTEMPTS) throw error;
    }
  }
}
