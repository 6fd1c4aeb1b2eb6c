import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCodeOf } from '../problems/error-code';

/** Profile photos as files below `photos/` in the data folder. */
export interface PhotoFolder {
  /** Stores a JPEG durably. @returns Its name. */
  keep(jpeg: Buffer): Promise<string>;
  /** Stores a JPEG durably under a name that a photo had before. The name must be checked already. */
  put(photo: string, jpeg: Buffer): Promise<void>;
  /** The bytes of a photo, or null where there is none. The name must be checked already. */
  read(photo: string): Promise<Buffer | null>;
  /** Removes a photo; a missing one is no error. */
  remove(photo: string): Promise<void>;
}

export function openPhotoFolder(dataFolder: string): PhotoFolder {
  const folder = join(dataFolder, 'photos');
  const put = async (photo: string, jpeg: Buffer) => {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${photo}.part`);
    try {
      const file = await open(draft, 'w');
      try {
        await file.writeFile(jpeg);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, photo));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    async keep(jpeg) {
      const photo = `${randomBytes(18).toString('base64url')}.jpg`;
      await put(photo, jpeg);
      return photo;
    },
    put,
    async read(photo) {
      try {
        return await readFile(join(folder, photo));
      } catch (error) {
        if (errorCodeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(photo) {
      await rm(join(folder, photo), { force: true });
    },
  };
}
