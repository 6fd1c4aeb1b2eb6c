import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../../platform/configuration/bucket-settings';
import { Problem } from '../../platform/problems/problem';
import { type BucketPatience, retryRequest, statusOf } from './bucket-requests';
import { contentPath, isContentName } from './content-path';
import type { FileStore, IncomingFile, ListedContent } from './file-store';
import { openIncomingFiles } from './incoming-files';
import { BUCKET_LIMITS, FILE_REST_SECONDS } from './limits';

/**
 * Opens the store in a bucket of any S3-compatible service. Received content waits on this machine's
 * disk, so that a phone's pace does not hold a request to the bucket open; kept content is in the
 * bucket under its SHA-256, which the service checks while it arrives.
 *
 * @param reserveBytes Space that is left free for others on this machine's disk.
 */
export async function openBucketFileStore(
  dataFolder: string,
  bucket: BucketSettings,
  reserveBytes = 0,
  patience: BucketPatience = BUCKET_LIMITS,
): Promise<FileStore> {
  // Loaded only where a bucket is used: it is larger than the rest of the server.
  const s3 = await import('@aws-sdk/client-s3');
  const client = openClient(s3.S3Client, bucket, patience);
  // With connections of its own: anyone who reads slowly keeps none from the records of phones.
  const reader = openClient(s3.S3Client, bucket, patience);
  const incoming = await openIncomingFiles(dataFolder, reserveBytes);
  const keyOf = (path: string) => [bucket.prefix, path].filter(Boolean).join('/');
  const placeOf = (sha256: string) => ({
    Bucket: bucket.name,
    Key: keyOf(contentPath(sha256)),
  });

  /** Whether a content arrived lately; an older one may be about to be removed. */
  async function holds({ sha256, size }: IncomingFile): Promise<boolean> {
    try {
      const head = await client.send(new s3.HeadObjectCommand(placeOf(sha256)));
      const age = Date.now() - (head.LastModified?.getTime() ?? 0);
      return head.ContentLength === size && age < (FILE_REST_SECONDS * 1000) / 2;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  }

  async function put({ path, sha256, size }: IncomingFile): Promise<void> {
    const file = await open(path);
    const Body = file.createReadStream();
    try {
      const command = new s3.PutObjectCommand({ ...placeOf(sha256), Body, ContentLength: size });
      await client.send(withContentHash(command, sha256));
    } finally {
      Body.destroy();
    }
  }

  return {
    ...incoming,
    async keep(file) {
      await reached(patience, async () => {
        // A phone that gave up waiting sends everything again: what arrived is not uploaded twice.
        if (file.size >= BUCKET_LIMITS.askFirstBytes && (await holds(file))) return;
        await put(file);
      });
      await incoming.discard(file);
    },
    async read({ sha256 }) {
      const get = () => reader.send(new s3.GetObjectCommand(placeOf(sha256)));
      const { Body, ContentLength } = await reached(patience, get);
      if (!(Body instanceof Readable) || ContentLength === undefined) {
        throw new Error('The bucket answered without a content.');
      }
      return { content: Body, size: ContentLength };
    },
    async removeRested(sha256, restMs) {
      return reached(patience, async () => {
        const head = await client.send(new s3.HeadObjectCommand(placeOf(sha256))).catch((error) => {
          if (statusOf(error) === 404) return null;
          throw error;
        });
        if (!head) return true;
        if (Date.now() - (head.LastModified?.getTime() ?? 0) < restMs) return false;
        await client.send(new s3.DeleteObjectCommand(placeOf(sha256)));
        return true;
      });
    },
    async list(prefix) {
      const folder = keyOf(`files/${prefix}/`);
      const listed: ListedContent[] = [];
      let token: string | undefined;
      do {
        const page = { Bucket: bucket.name, Prefix: folder, ContinuationToken: token };
        const { Contents, NextContinuationToken } = await reached(patience, () =>
          client.send(new s3.ListObjectsV2Command(page)),
        );
        for (const { Key = '', Size = 0, LastModified } of Contents ?? []) {
          const name = Key.slice(folder.length);
          // Without its time nobody knows that it is old.
          const keptAt = LastModified?.getTime() ?? Date.now();
          if (isContentName(name)) listed.push({ sha256: prefix + name, size: Size, keptAt });
        }
        token = NextContinuationToken;
      } while (token);
      return listed;
    },
    async remove(sha256) {
      await reached(patience, () => client.send(new s3.DeleteObjectCommand(placeOf(sha256))));
    },
  };
}

function openClient(
  Client: typeof S3Client,
  { endpoint, region, pathStyle }: BucketSettings,
  { connectMs, silenceMs }: BucketPatience,
): S3Client {
  return new Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 1,
    // Its own words about failed attempts would go to the console; the last failure is logged by us.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Not every service knows Amazon's newer checksums; the hash of the content is checked anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const ignore = () => undefined;

/**
 * Signs the request with the hash of its content, which is known already: the service refuses any
 * other content, and the stream need not be read twice.
 */
function withContentHash(command: PutObjectCommand, sha256: string): PutObjectCommand {
  command.middlewareStack.add(
    (next) => (call) => {
      const { headers } = call.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = sha256;
      return next(call);
    },
    { step: 'build', name: 'contentHash' },
  );
  return command;
}

/** Runs a request, and says in the product's words what went wrong with the bucket. */
async function reached<Answer>(
  patience: BucketPatience,
  request: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await retryRequest(request, patience);
  } catch (error) {
    if (statusOf(error) === 404 && isNoSuchKey(error)) {
      throw Object.assign(new Error('There is no such content.', { cause: error }), {
        code: 'ENOENT',
      });
    }
    const { retryAfterSeconds } = BUCKET_LIMITS;
    throw new Problem('storage_unavailable', { retryAfterSeconds }, error);
  }
}

/** A missing bucket is 404 as well. */
const isNoSuchKey = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
