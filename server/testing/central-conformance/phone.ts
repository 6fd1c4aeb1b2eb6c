import { randomUUID } from 'node:crypto';
import { CENTRAL_LIMITS } from '../../src/collecting/central/limits';

export interface PhoneAnswer {
  status: number;
  bytes: Buffer;
  text: string;
  headers: Headers;
}

/** Calls of ODK Collect with one credential. */
export interface ConformancePhone {
  /** @param path below the address of the credential, or a full address from Central's lists */
  get(path: string, headers?: Record<string, string>): Promise<PhoneAnswer>;
  head(path: string): Promise<PhoneAnswer>;
  /** Submits a record. @param photos by name */
  send(xml: string, photos?: ReadonlyMap<string, Uint8Array>): Promise<PhoneAnswer>;
}

/** @param base `server_url` of the QR code. */
export function phoneOf(base: string): ConformancePhone {
  async function call(path: string, init: RequestInit): Promise<PhoneAnswer> {
    const response = await fetch(addressOf(base, path), {
      ...init,
      signal: AbortSignal.timeout(CENTRAL_LIMITS.longRequestMs),
      headers: { 'x-openrosa-version': '1.0', ...init.headers },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    return { status, headers, bytes, text: bytes.toString('utf8') };
  }
  return {
    get: (path, headers = {}) => call(path, { headers }),
    head: (path) => call(path, { method: 'HEAD' }),
    send(xml, photos = new Map()) {
      const boundary = `----record${randomUUID()}`;
      const parts = [partOf('xml_submission_file', 'text/xml', Buffer.from(xml))];
      for (const [name, bytes] of photos) parts.push(partOf(name, 'image/jpeg', bytes));
      const separated = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part]);
      const body = Buffer.concat([...separated, Buffer.from(`--${boundary}--\r\n`)]);
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      return call('/submission', { method: 'POST', body: new Uint8Array(body), headers });
    },
  };
}

const partOf = (name: string, type: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      `Content-Disposition: form-data; name="${name}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

/** Central writes its own host into lists, which may differ from the address under test. */
function addressOf(base: string, path: string): string {
  if (!URL.canParse(path)) return base + path;
  const { pathname, search } = new URL(path);
  const below = new URL(base);
  const { pathname: prefix } = new URL(base.slice(0, base.indexOf('/v1/key/')));
  return below.origin + (prefix === '/' ? '' : prefix) + pathname + search;
}
