import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { BucketSettings } from '../../platform/configuration/settings';
import { isError } from '../../platform/problems/error-code';
import { isRefusal } from './bucket-requests';
import type { FileStore } from './file-store';
import { OwnedContent } from './owned-content';

const NO_KEYS = 'CredentialsProviderError';

/**
 * Writes an empty content and reads it back.
 * @returns False if the bucket is temporarily unreachable; this is logged.
 * @throws Error with a message for the operator if name, keys or permissions are wrong.
 */
export async function checkBucket(
  { name }: BucketSettings,
  files: FileStore,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const empty = await files.receive(Readable.from([]));
  try {
    await files.keep(empty);
    const { content } = await files.read(new OwnedContent('store-check', empty.sha256));
    content.destroy();
    return true;
  } catch (error) {
    const cause = isError(error) ? error.cause : undefined;
    const reason = isError(cause) ? cause.name : 'unknown';
    if (reason === NO_KEYS) {
      throw new Error(
        `The bucket ${name} needs keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
        { cause },
      );
    }
    if (isRefusal(cause)) {
      throw new Error(
        `The bucket ${name} of ARANYA_BUCKET refuses what the server does with it (${reason}). ` +
          'Check its name, ARANYA_BUCKET_ENDPOINT, ARANYA_BUCKET_REGION and the rights of the keys.',
        { cause },
      );
    }
    log.error({ err: error }, 'the bucket cannot be reached; phones keep their records until then');
    return false;
  } finally {
    await files.discard(empty);
  }
}
