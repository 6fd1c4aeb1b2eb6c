import type { ServerSettings } from '../../platform/configuration/settings';
import { openBucketFileStore } from './bucket-file-store';
import { openDiskFileStore } from './disk-file-store';
import type { FileStore } from './file-store';

export const openFileStore = (
  { bucket, dataFolder }: Pick<ServerSettings, 'bucket' | 'dataFolder'>,
  reserveBytes: number,
): Promise<FileStore> =>
  bucket
    ? openBucketFileStore(dataFolder, bucket, reserveBytes)
    : openDiskFileStore(dataFolder, reserveBytes);
