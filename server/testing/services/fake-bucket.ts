import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  body: Buffer;
  etag: string;
  cacheControl: string;
  contentType: string;
  /** Milliseconds since 1970. */
  putAt: number;
}

/** Fault in place of an answer: no answer, a broken connection, or a status. */
export type BucketFault = 'silence' | 'hang-up' | number;

const failure = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** In-memory fake of the parts of an S3-compatible service that release store and file store use. */
export async function fakeBucket() {
  const objects = new Map<string, StoredObject>();
  /** Faults for the next requests, in order. */
  const faults: BucketFault[] = [];
  /** Method and key of every request. */
  const requests: string[] = [];
  /** Some services accept conditional writes but ignore the condition. */
  const knows = { conditions: true };

  function list(response: ServerResponse, query: URLSearchParams) {
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    // Returns pages of three entries, so that tests cover paging.
    const start = Number(query.get('continuation-token') ?? 0);
    const next = start + 3 < keys.length ? start + 3 : undefined;
    const contents = keys
      .slice(start, start + 3)
      .map((key) => {
        const { body, putAt } = objects.get(key) as StoredObject;
        const at = new Date(putAt).toISOString();
        return `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${at}</LastModified></Contents>`;
      })
      .join('');
    const more = next
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(`<?xml version="1.0"?><ListBucketResult>${contents}${more}</ListBucketResult>`);
  }

  async function put(request: IncomingMessage, response: ServerResponse, key: string) {
    const body = await bodyOf(request);
    const promised = String(request.headers['x-amz-content-sha256'] ?? '');
    const sha256 = createHash('sha256').update(body).digest('hex');
    if (/^[0-9a-f]{64}$/.test(promised) && promised !== sha256) {
      return failure(response, 400, 'XAmzContentSHA256Mismatch');
    }
    const now = objects.get(key);
    const wanted = request.headers['if-match'];
    const taken = request.headers['if-none-match'] === '*' && now;
    if (knows.conditions && wanted && !now) return failure(response, 404, 'NoSuchKey');
    if (knows.conditions && (taken || (wanted && wanted !== now?.etag))) {
      return failure(response, 412, 'PreconditionFailed');
    }
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, {
      body,
      etag,
      cacheControl: request.headers['cache-control'] ?? '',
      contentType: request.headers['content-type'] ?? '',
      putAt: Date.now(),
    });
    return response.writeHead(200, { ETag: etag }).end();
  }

  function read(response: ServerResponse, key: string, isHead: boolean) {
    const found = objects.get(key);
    if (!found) return isHead ? response.writeHead(404).end() : failure(response, 404, 'NoSuchKey');
    response.writeHead(200, {
      ETag: found.etag,
      'Content-Length': found.body.length,
      'Last-Modified': new Date(found.putAt).toUTCString(),
    });
    return response.end(isHead ? undefined : found.body);
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    requests.push(`${request.method} ${key}`);
    const fault = faults.shift();
    if (fault === 'silence') return;
    if (fault === 'hang-up') return void request.socket.destroy();
    if (fault !== undefined) {
      request.resume();
      return failure(response, fault, fault === 403 ? 'AccessDenied' : 'SlowDown');
    }
    if (!request.headers.authorization) return failure(response, 403, 'AccessDenied');
    if (request.method === 'PUT') return void put(request, response, key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '') return list(response, searchParams);
    return read(response, key, request.method === 'HEAD');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    faults,
    requests,
    knows,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** A test's fake bucket. */
export type FakeBucket = Awaited<ReturnType<typeof fakeBucket>>;
