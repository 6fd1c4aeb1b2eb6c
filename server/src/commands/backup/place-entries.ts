import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BLOCK_FILES } from '../../importing';
import type { AddEntry } from './archive';
import { PLACES_FOLDER } from './manifest';

/** In a fixed order: equal contents give equal backups. */
const NAMES = Object.values(BLOCK_FILES).sort();

export const placeOf = (entry: string): string | null =>
  NAMES.find((name) => entry === PLACES_FOLDER + name) ?? null;

export const importedPlaces = (folder: string): string[] =>
  NAMES.filter((name) => existsSync(join(folder, name)));

export async function writePlaces(folder: string, add: AddEntry): Promise<string[]> {
  const names = importedPlaces(folder);
  for (const name of names) {
    // Opened once: a concurrent import replaces the file under the same name.
    const file = await open(join(folder, name));
    const { size } = await file.stat();
    await add(PLACES_FOLDER + name, size, file.createReadStream());
  }
  return names;
}

/** Drafts beside the folder are moved all at once. */
export function restorePlaces(folder: string) {
  const drafts = new Map<string, string>();
  const draftOf = (name: string) => join(folder, `.${name}.restored.part`);
  return {
    async put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = draftOf(name);
      await pipeline(content, createWriteStream(draft, { flush: true }));
      drafts.set(name, draft);
    },
    /** Removes files that the backup lacks. */
    async publish(): Promise<void> {
      for (const name of NAMES) {
        const draft = drafts.get(name);
        if (draft) await rename(draft, join(folder, name));
        else await rm(join(folder, name), { force: true });
      }
    },
    async discard(): Promise<void> {
      for (const name of NAMES) await rm(draftOf(name), { force: true });
    },
  };
}
