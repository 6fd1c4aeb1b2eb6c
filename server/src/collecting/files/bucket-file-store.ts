import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../../platform/configuration/settings';
import { Problem } from '../../platform/problems/problem';
import { type BucketLimits, retryRequest, statusOf } from './bucket-requests';
import { contentPath, isContentName } from './content-path';
import type { FileStore, IncomingFile, ListedContent } from './file-store';
import { openIncomingFiles } from './incoming-files';
import { BUCKET_LIMITS, FILE_REST_SECONDS } from './limits';

/**
 * Received files are first written to this machine's disk, so that a slow phone does not occupy a
 * request to the bucket. The service checks the SHA-256 during the upload.
 * @param reserveBytes Space on this machine's disk that the store does not use.
 */
export async function openBucketFileStore(
  dataFolder: string,
  bucket: BucketSettings,
  reserveBytes = 0,
  limits: BucketLimits = BUCKET_LIMITS,
): Promise<FileStore> {
  // Loaded only if a bucket is used, because it is larger than the rest of the server.
  const s3 = await import('@aws-sdk/client-s3');
  const client = openClient(s3.S3Client, bucket, limits);
  // Reads use separate connections, so that slow readers do not block uploads of records.
  const reader = openClient(s3.S3Client, bucket, limits);
  const incoming = await openIncomingFiles(dataFolder, reserveBytes);
  const keyOf = (path: string) => [bucket.prefix, path].filter(Boolean).join('/');
  const placeOf = (sha256: string) => ({
    Bucket: bucket.name,
    Key: keyOf(contentPath(sha256)),
  });

  /** Bytes and milliseconds; null if the bucket does not have the content. */
  async function headOf(sha256: string) {
    try {
      const head = await client.send(new s3.HeadObjectCommand(placeOf(sha256)));
      return { size: head.ContentLength, ageMs: Date.now() - (head.LastModified?.getTime() ?? 0) };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  /** Recently stored only: the clean-up may be about to remove older content. */
  async function holds({ sha256, size }: IncomingFile): Promise<boolean> {
    const head = await headOf(sha256);
    return head?.size === size && head.ageMs < (FILE_REST_SECONDS * 1000) / 2;
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
      await reached(limits, async () => {
        // A phone that timed out sends everything again: stored content is not uploaded twice.
        if (file.size >= BUCKET_LIMITS.askFirstBytes && (await holds(file))) return;
        await put(file);
      });
      await incoming.discard(file);
    },
    async read({ sha256 }) {
      const get = () => reader.send(new s3.GetObjectCommand(placeOf(sha256)));
      const { Body, ContentLength } = await reached(limits, get);
      if (!(Body instanceof Readable) || ContentLength === undefined) {
        throw new Error('The bucket answered without a content.');
      }
      return { content: Body, size: ContentLength };
    },
    async removeRested(sha256, restMs) {
      return reached(limits, async () => {
        const head = await headOf(sha256);
        if (!head) return true;
        if (head.ageMs < restMs) return false;
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
        const { Contents, NextContinuationToken } = await reached(limits, () =>
          client.send(new s3.ListObjectsV2Command(page)),
        );
        for (const { Key = '', Size = 0, LastModified } of Contents ?? []) {
          const name = Key.slice(folder.length);
          // A content without a time counts as new, so that it is not removed too early.
          const keptAt = LastModified?.getTime() ?? Date.now();
          if (isContentName(name)) listed.push({ sha256: prefix + name, size: Size, keptAt });
        }
        token = NextContinuationToken;
      } while (token);
      return listed;
    },
    async remove(sha256) {
      await reached(limits, () => client.send(new s3.DeleteObjectCommand(placeOf(sha256))));
    },
  };
}

function openClient(
  Client: typeof S3Client,
  { endpoint, region, pathStyle }: BucketSettings,
  { connectMs, silenceMs }: BucketLimits,
): S3Client {
  return new Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 1,
    // The client would log failed attempts to the console; our code logs the last failure.
    logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Some services do not support Amazon's newer checksums; the content hash is checked in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const ignore = () => undefined;

/** The service then refuses any other content, and the stream is read only once. */
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

async function reached<Answer>(
  limits: BucketLimits,
  request: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await retryRequest(request, limits);
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

/** Checks the name too, because a missing bucket also returns 404. */
const isNoSuchKey = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
