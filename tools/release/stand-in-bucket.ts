import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  body: Buffer;
  etag: string;
  cacheControl: string;
  contentType: string;
}

const failure = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** As much of an S3-compatible service as a release store uses, in memory, for tests. */
export async function standInBucket() {
  const objects = new Map<string, StoredObject>();

  function list(response: ServerResponse, query: URLSearchParams) {
    const prefix = query.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    // Pages of three, so that reading on is tested too.
    const start = Number(query.get('continuation-token') ?? 0);
    const next = start + 3 < keys.length ? start + 3 : undefined;
    const contents = keys
      .slice(start, start + 3)
      .map((key) => `<Contents><Key>${key}</Key></Contents>`)
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
    const now = objects.get(key);
    const wanted = request.headers['if-match'];
    const taken = request.headers['if-none-match'] === '*' && now;
    if (taken || (wanted && wanted !== now?.etag)) {
      return failure(response, 412, 'PreconditionFailed');
    }
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, {
      body,
      etag,
      cacheControl: request.headers['cache-control'] ?? '',
      contentType: request.headers['content-type'] ?? '',
    });
    return response.writeHead(200, { ETag: etag }).end();
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    if (!request.headers.authorization) return failure(response, 403, 'AccessDenied');
    if (request.method === 'PUT') return void put(request, response, key);
    if (key === '') return list(response, searchParams);
    const found = objects.get(key);
    if (!found) return failure(response, 404, 'NoSuchKey');
    return response.writeHead(200, { ETag: found.etag }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
