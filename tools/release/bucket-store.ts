import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Registry } from '@aranya/shared/contracts';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { lookup } from 'mrmime';
import { EMPTY_REGISTRY, RegistryMoved, Release, type ReleaseStore } from './release-store';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Compressed copies are for servers that read files; a bucket's delivery network compresses itself. */
const COMPRESSED_COPY = /\.(br|gz)$/;

const PRECONDITION_FAILED = 412;
/** What some services say when two conditional writes meet. */
const CONFLICT = 409;

/**
 * A store in a bucket of any S3-compatible service. The pointer is written only where nobody else has
 * written it since it was read.
 * @param prefix below which everything is, without slashes at its ends; empty for the whole bucket
 */
export function bucketStore(client: S3Client, bucket: string, prefix: string): ReleaseStore {
  const key = (...parts: string[]) => [prefix, ...parts].filter(Boolean).join('/');

  async function object(name: string) {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
      const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      return { bytes, text: bytes.toString('utf8'), etag: answer.ETag ?? '' };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function keysBelow(folder: string): Promise<string[]> {
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ContinuationToken: token }),
      );
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      token = page.NextContinuationToken;
    } while (token);
    return keys;
  }

  const put = (name: string, body: string | Buffer, cacheControl: string) =>
    new PutObjectCommand({
      Bucket: bucket,
      Key: name,
      Body: body,
      ContentType: lookup(name) ?? 'application/octet-stream',
      CacheControl: cacheControl,
    });

  return {
    address: `s3://${[bucket, prefix].filter(Boolean).join('/')}`,
    async readRegistry() {
      const found = await object(key('registry.json'));
      if (!found) return { registry: EMPTY_REGISTRY, revision: '' };
      return { registry: Registry.parse(JSON.parse(found.text)), revision: found.etag };
    },
    async writeRegistry(registry, revision) {
      const text = `${JSON.stringify(registry, null, 2)}\n`;
      const command = put(key('registry.json'), text, 'no-cache');
      if (revision) command.input.IfMatch = revision;
      else command.input.IfNoneMatch = '*';
      try {
        await client.send(command);
      } catch (error) {
        const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
        if (status === PRECONDITION_FAILED || status === CONFLICT) throw new RegistryMoved();
        throw error;
      }
    },
    async releases(remote) {
      const keys = await keysBelow(`${key(remote, 'releases')}/`);
      const records = keys.filter((name) => name.endsWith('/release.json'));
      const texts = await Promise.all(records.map(async (name) => (await object(name))?.text));
      return texts
        .flatMap((text) => (text ? [Release.parse(JSON.parse(text))] : []))
        .sort((one, other) => other.releasedAt.localeCompare(one.releasedAt));
    },
    async addRelease(release, built) {
      const folder = key(release.name, 'releases', release.version);
      // Written last: where it is there, the release is complete.
      const record = `${folder}/release.json`;
      if (await object(record)) return;
      const entries = await readdir(built, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        if (!entry.isFile() || COMPRESSED_COPY.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(built, file).split(path.sep).join('/');
        await client.send(put(`${folder}/${name}`, await readFile(file), IMMUTABLE));
      }
      await client.send(put(record, `${JSON.stringify(release, null, 2)}\n`, IMMUTABLE));
    },
    async readFile(remote, version, file) {
      return (await object(key(remote, 'releases', version, file)))?.bytes;
    },
  };
}
