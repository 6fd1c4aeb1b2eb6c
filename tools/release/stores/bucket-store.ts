import { createHash, randomUUID } from 'node:crypto';
import { Registry } from '@aranya/shared/contracts';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { EMPTY_REGISTRY, RegistryMoved, type ReleaseStore } from './release-store';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Some services return 409 for concurrent conditional writes. */
const CONDITION_REFUSED: readonly number[] = [412, 409];

/** No object has this revision. */
const NO_REVISION = `"${createHash('md5').update('no revision').digest('hex')}"`;

/**
 * Needs conditional writes: the pointer is written only if it is unchanged since it was read.
 * @param prefix of all objects, without slashes at its ends; empty for the whole bucket
 */
export function bucketStore(client: S3Client, bucket: string, prefix: string): ReleaseStore {
  const key = (file: string) => (prefix ? `${prefix}/${file}` : file);
  const address = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;

  async function object(file: string) {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key(file) }));
      const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      return { bytes, etag: answer.ETag ?? '' };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  const put = (file: string, body: string | Buffer, cacheControl: string) =>
    new PutObjectCommand({
      Bucket: bucket,
      Key: key(file),
      Body: body,
      ContentType: lookup(file) ?? 'application/octet-stream',
      CacheControl: cacheControl,
    });

  /** True if refused for the condition. A missing file has no revision either. */
  async function isRefused(command: PutObjectCommand): Promise<boolean> {
    try {
      await client.send(command);
      return false;
    } catch (error) {
      const status = (error instanceof S3ServiceException && error.$metadata.httpStatusCode) || 0;
      const isMissing = status === 404 && command.input.IfMatch !== undefined;
      if (CONDITION_REFUSED.includes(status) || isMissing) return true;
      throw error;
    }
  }

  async function remove(files: readonly string[]) {
    for (const file of files) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key(file) }));
    }
  }

  return {
    address,
    keepsCompressed: false,
    async readRegistry() {
      const found = await object('registry.json');
      if (!found) return { registry: EMPTY_REGISTRY, revision: '' };
      const registry = Registry.parse(JSON.parse(found.bytes.toString('utf8')));
      return { registry, revision: found.etag };
    },
    async writeRegistry(registry, revision) {
      const text = `${JSON.stringify(registry, null, 2)}\n`;
      const command = put('registry.json', text, 'no-cache');
      if (revision) command.input.IfMatch = revision;
      else command.input.IfNoneMatch = '*';
      if (await isRefused(command)) throw new RegistryMoved();
    },
    async checkPointer() {
      // A unique file, because another process may run the same check.
      const probe = `conditional-write-${randomUUID()}.txt`;
      await client.send(
        put(probe, 'Whether this service knows If-Match and If-None-Match.', 'no-store'),
      );
      const conditions = [{ IfMatch: NO_REVISION }, { IfNoneMatch: '*' }];
      for (const condition of conditions) {
        const command = put(probe, 'It does not.', 'no-store');
        Object.assign(command.input, condition);
        if (await isRefused(command)) continue;
        await remove([probe]);
        throw new Error(
          `${address} ignores ${Object.keys(condition)[0]} (as OpenStack Swift does): two that release at once ` +
            'would lose a release. Use a service with conditional writes, or a folder (docs/releases.md).',
        );
      }
      await remove([probe]);
    },
    async list(folder) {
      const files: string[] = [];
      const below = { Bucket: bucket, Prefix: `${key(folder)}/` };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, below)) {
        files.push(...Contents.flatMap(({ Key }) => Key ?? []));
      }
      return files.map((file) => (prefix ? file.slice(prefix.length + 1) : file));
    },
    read: async (file) => (await object(file))?.bytes,
    async writeIfDifferent(file, bytes, { changes } = { changes: false }) {
      const known = await object(file);
      if (known?.bytes.equals(bytes)) return;
      await client.send(put(file, bytes, changes ? 'no-cache' : IMMUTABLE));
    },
    remove,
  };
}
