import { RegisteredRemote, type Registry } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** `release.json` in a release's folder: all data that the registry needs to refer to it. */
export const Release = z.extend(RegisteredRemote, {
  /** Time at which the release was stored, ISO 8601 in UTC. */
  releasedAt: z.string(),
  /** Shared files that this release needs, by their names below the remote's `chunks/`. */
  chunks: z.optional(z.array(z.string())),
});
export type Release = z.infer<typeof Release>;

/** The registry with a revision for detecting concurrent changes. */
export interface RegistryRevision {
  registry: Registry;
  /** Empty if there is no registry yet. */
  revision: string;
}

/**
 * Storage of releases: `registry.json`, and for each remote `releases/<version>/` and the shared
 * `chunks/`, whose files never change. `stored-releases.ts` has the operations for every kind of
 * store.
 */
export interface ReleaseStore {
  /** Address of the store, shown in messages. */
  address: string;
  /** Whether compressed copies are stored too: servers in front of a bucket compress themselves. */
  keepsCompressed: boolean;
  /** Returns an empty registry if there is none. */
  readRegistry(): Promise<RegistryRevision>;
  /**
   * Moves the pointer atomically.
   * @throws RegistryMoved if the registry is no longer at `revision`
   */
  writeRegistry(registry: Registry, revision: string): Promise<void>;
  /**
   * Checks before any write that the store detects concurrent changes of the registry.
   * @throws with a sentence that names the missing function
   */
  checkPointer(): Promise<void>;
  /** Paths of all files below a folder, with `/` as separator; empty if there is none. */
  list(folder: string): Promise<string[]>;
  /** Reads a file; undefined if it does not exist. */
  read(file: string): Promise<Buffer | undefined>;
  /**
   * Writes a file atomically unless it exists with the same bytes.
   * @param options `changes`: the content behind this name changes, so caches must revalidate
   */
  writeIfDifferent(file: string, bytes: Buffer, options?: { changes: boolean }): Promise<void>;
  /** Removes files; missing ones are no error. */
  remove(files: readonly string[]): Promise<void>;
}

/** The registry was changed by a concurrent release. */
export class RegistryMoved extends Error {
  constructor() {
    super('The registry was changed by somebody else in between.');
  }
}

export const EMPTY_REGISTRY: Registry = { protocol: 1, remotes: [] };

/** Number of retries after concurrent changes. */
const ATTEMPTS = 5;

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
