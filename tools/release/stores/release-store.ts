import { RegisteredRemote, type Registry } from '@aranya/shared/contracts';
import * as z from 'zod/mini';

/** `release.json` in a release's folder. */
export const Release = z.extend(RegisteredRemote, {
  /** ISO 8601 in UTC. */
  releasedAt: z.string(),
  /** Shared files, by their names below the remote's `chunks/`. */
  chunks: z.optional(z.array(z.string())),
});
export type Release = z.infer<typeof Release>;

/** The revision detects concurrent changes. */
export interface RegistryRevision {
  registry: Registry;
  /** Empty if there is no registry yet. */
  revision: string;
}

/**
 * Contains `registry.json`, and for each remote `releases/<version>/` and the shared `chunks/`,
 * whose files never change.
 */
export interface ReleaseStore {
  /** Shown in messages. */
  address: string;
  /** Servers in front of a bucket compress themselves. */
  keepsCompressed: boolean;
  /** Returns an empty registry if there is none. */
  readRegistry(): Promise<RegistryRevision>;
  /** Must be atomic. @throws RegistryMoved if the registry is no longer at `revision` */
  writeRegistry(registry: Registry, revision: string): Promise<void>;
  /** @throws before any write, with a sentence, if the store misses concurrent changes */
  checkPointer(): Promise<void>;
  /** Paths of all files below, with `/` as separator; empty if there is none. */
  list(folder: string): Promise<string[]>;
  /** Undefined if the file does not exist. */
  read(file: string): Promise<Buffer | undefined>;
  /**
   * Must be atomic; does nothing if the file has the same bytes.
   * @param options `changes`: the content behind this name changes, so caches must revalidate
   */
  writeIfDifferent(file: string, bytes: Buffer, options?: { changes: boolean }): Promise<void>;
  /** Missing files are no error. */
  remove(files: readonly string[]): Promise<void>;
}

export class RegistryMoved extends Error {
  constructor() {
    super('The registry was changed by somebody else in between.');
  }
}

export const EMPTY_REGISTRY: Registry = { protocol: 1, remotes: [] };

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
