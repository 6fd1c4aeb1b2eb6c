import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { CentralAccount } from '../../../platform/configuration/central-account';
import type { ForwardedRecord } from '../../collection-server';
import { OpenRosaError } from '../../open-rosa-error';
import { CentralUnavailable } from '../connection/central-error';
import { whyNotReached } from '../connection/connection-faults';
import { CENTRAL_LIMITS } from '../limits';

const TASK = 'send a record';

/** Refusals of a record that a retry cannot change. */
const REFUSALS = new Set([400, 403, 404, 409, 413]);

/**
 * Sends the record with an app user's token, as ODK Collect does. Central stores it once.
 * @throws OpenRosaError with Central's status if it refuses the record, CentralUnavailable
 */
export async function sendRecord(
  { url, projectId }: Pick<CentralAccount, 'url' | 'projectId'>,
  token: string,
  record: ForwardedRecord,
  closing?: AbortSignal,
): Promise<void> {
  const boundary = randomBytes(16).toString('hex');
  const query = record.deviceId ? `?${new URLSearchParams({ deviceID: record.deviceId })}` : '';
  const address = `${url}/v1/key/${token}/projects/${projectId}/submission${query}`;
  const timeout = AbortSignal.timeout(CENTRAL_LIMITS.longRequestMs);
  let status: number;
  try {
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      redirect: 'manual',
      signal: closing ? AbortSignal.any([timeout, closing]) : timeout,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-openrosa-version': '1.0',
      },
      body: Readable.toWeb(
        Readable.from(multipart(record, boundary)),
      ) as ReadableStream<Uint8Array>,
      // Required for a body that is a stream (Fetch standard).
      duplex: 'half',
    };
    const response = await fetch(address, request);
    status = response.status;
    await response.body?.cancel();
  } catch (error) {
    const late = timeout.aborted;
    throw new CentralUnavailable(TASK, late ? 'no answer in time' : whyNotReached(error), late);
  }
  if (status === 201) return;
  // Central answers 401 if the form is not assigned to the app user.
  const refusal = status === 401 ? 403 : status;
  if (!REFUSALS.has(refusal)) throw new CentralUnavailable(TASK, `status ${status}`, false);
  throw new OpenRosaError(refusal, `ODK Central refuses the record with ${status}.`);
}

async function* multipart(
  { xml, files }: ForwardedRecord,
  boundary: string,
): AsyncGenerator<Uint8Array> {
  yield head(boundary, 'xml_submission_file', 'record.xml', 'text/xml');
  yield xml;
  for (const { name, contentType, path } of files) {
    yield END_OF_LINE;
    yield head(boundary, name, name, contentType);
    yield* createReadStream(path);
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

const END_OF_LINE = Buffer.from('\r\n');

const head = (boundary: string, name: string, fileName: string, type: string) =>
  Buffer.from(
    `--${boundary}\r\n` +
      `Content-Disposition: form-data; name="${escaped(name)}"; filename="${escaped(fileName)}"\r\n` +
      `Content-Type: ${type}\r\n\r\n`,
  );

/** Backslashes (RFC 9110, quoted-string): Central does not decode `%22`, which browsers write. */
const escaped = (name: string) => name.replaceAll(/[\r\n]/g, ' ').replaceAll(/["\\]/g, '\\$&');
