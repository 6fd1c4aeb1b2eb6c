import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportSource } from '../../src/importing/import-job';

/** A folder for the files of a test. Use it inside tests and hooks only. */
export function useSourceFolder() {
  let folder = '';
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aranya-import-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const pathOf = (name: string) => {
    files += 1;
    return join(folder, `${files}-${name}`);
  };
  return {
    pathOf,
    /** Writes a file. @returns The source for an import. */
    async source(content: string | Uint8Array, name = 'file.csv'): Promise<ImportSource> {
      const path = pathOf(name);
      await writeFile(path, content);
      return { path, name };
    },
  };
}
