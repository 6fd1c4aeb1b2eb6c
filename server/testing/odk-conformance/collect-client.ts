import { randomUUID } from 'node:crypto';

/** A file of a record. */
export interface RecordFile {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

/** An answer of the server. */
export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** Text of the first `<message>`, as ODK Collect shows it. */
  message: string | null;
}

/** Options of a test that differ from ODK Collect's defaults. */
export interface SubmitOptions {
  /** More files follow in another request with the same record. */
  incomplete?: boolean;
  /** Name of the part with the record. */
  xmlPart?: string;
  headers?: Record<string, string>;
  /** Whether the body is sent in chunks, without `Content-Length`. */
  chunked?: boolean;
}

/** Headers of every call of ODK Collect. */
export const COLLECT_HEADERS = {
  'x-openrosa-version': '1.0',
  'user-agent': 'org.odk.collect.android/v2026.3.3 Dalvik/2.1.0 (Linux; U; Android 14)',
  date: 'Sat, 21 Nov 2026 02:10:00 GMT+05:30',
};

const DEVICE = 'deviceID=collect%3AabcDEF123456';

/** Calls a server as ODK Collect does. */
export class CollectClient {
  /** @param base Server URL of the settings: address, token and project. */
  constructor(readonly base: string) {}

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call(path, { headers });
  }

  head(path: string): Promise<Answer> {
    return this.call(path, { method: 'HEAD' });
  }

  /** Sends a record with files, as OkHttp writes them. */
  submit(
    xml: string | Uint8Array,
    files: readonly RecordFile[] = [],
    options: SubmitOptions = {},
  ): Promise<Answer> {
    const { body, contentType } = multipart(xml, files, options);
    return this.post(body, contentType, options);
  }

  async post(
    body: Uint8Array,
    contentType: string | null,
    { headers = {}, chunked = false }: SubmitOptions = {},
  ): Promise<Answer> {
    return this.call('/submission', {
      method: 'POST',
      headers: { 'content-type': contentType ?? '', ...headers },
      body: chunked ? inChunks(body) : new Uint8Array(body),
      ...(chunked ? { duplex: 'half' } : {}),
    });
  }

  /** Adds the device id to every path. Headers with an empty value are omitted. */
  async call(path: string, init: RequestInit & { duplex?: string }): Promise<Answer> {
    const address = path.startsWith('http') ? path : this.base + path;
    const withDevice = `${address}${address.includes('?') ? '&' : '?'}${DEVICE}`;
    const given = { 'accept-encoding': 'identity', ...COLLECT_HEADERS, ...init.headers };
    const headers = Object.entries(given).filter(([, value]) => value !== '');
    const response = await fetch(withDevice, { ...init, headers: Object.fromEntries(headers) });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    // ODK Collect refuses an answer without this header (S38), so every call checks it.
    expect(response.headers.get('x-openrosa-version')).toBe('1.0');
    const message = /<message[^<>]*>([^<]*)<\/message>/.exec(text)?.[1] ?? null;
    return { status: response.status, headers: response.headers, bytes, text, message };
  }
}

/** The body of a submission and its type. */
export function multipart(
  xml: string | Uint8Array,
  files: readonly RecordFile[] = [],
  { incomplete = false, xmlPart = 'xml_submission_file' }: SubmitOptions = {},
): { body: Buffer; contentType: string; boundary: string } {
  const boundary = `----odk${randomUUID()}`;
  const chunks: Uint8Array[] = [];
  const add = (disposition: string, type: string | null, bytes: Uint8Array) => {
    const head = [
      `--${boundary}`,
      `Content-Disposition: form-data; ${disposition}`,
      ...(type ? [`Content-Type: ${type}`] : []),
      `Content-Length: ${bytes.length}`,
    ];
    chunks.push(Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes, Buffer.from('\r\n'));
  };
  add(`name="${xmlPart}"; filename="record_2026-11-21.xml"`, 'text/xml', Buffer.from(xml));
  for (const { name, bytes, type = 'image/jpeg' } of files) {
    add(`name="${name}"; filename="${name}"`, type, bytes);
  }
  if (incomplete) add('name="*isIncomplete*"', null, Buffer.from('yes'));
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  const contentType = `multipart/form-data; boundary=${boundary}`;
  return { body: Buffer.concat(chunks), contentType, boundary };
}

function inChunks(body: Uint8Array): ReadableStream<Uint8Array> {
  let from = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= body.length) return controller.close();
      controller.enqueue(body.subarray(from, from + 1000));
      from += 1000;
    },
  });
}
