import { S3Client } from '@aws-sdk/client-s3';
import { withConfigurationFile } from '../../../server/src/platform/configuration/configuration-file';
import { releasesFolder } from '../../serve/environment';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

const BUCKET = /^s3:\/\/([^/]+)\/?(.*?)\/?$/;

/**
 * `ARANYA_RELEASES` is a folder or `s3://bucket/prefix`. The usual `AWS_` variables configure the
 * access, including `AWS_ENDPOINT_URL` for other services.
 */
export function openStore(variables = withConfigurationFile(process.env)): ReleaseStore {
  const [, bucket, prefix = ''] = BUCKET.exec(variables.ARANYA_RELEASES ?? '') ?? [];
  if (!bucket) return folderStore(releasesFolder(variables));
  const endpoint = variables.AWS_ENDPOINT_URL;
  // Services other than Amazon's often have no host name per bucket.
  const client = new S3Client(endpoint ? { endpoint, forcePathStyle: true } : {});
  return bucketStore(client, bucket, prefix);
}
