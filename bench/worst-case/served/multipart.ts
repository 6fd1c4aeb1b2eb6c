import type { WorstCall } from './call-case';
import type { Caller } from './callers';
import { FORM_ID } from './callers';

export const SUBMISSION = 'POST /v1/key/:token/projects/:projectId/submission';

const BOUNDARY = 'worst';

/** Content type of a body of parts. */
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** One part of a body. */
export const part = (
  name: string,
  content: string | Buffer,
  type = 'text/xml',
  fileName = name,
): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

export const END = Buffer.from(`--${BOUNDARY}--\r\n`);

let lastInstance = 0;

/** The part with a record of the run's form, with more in it. */
export function recordPart(content: string, root = `id="${FORM_ID}" version="2026010101"`): Buffer {
  lastInstance += 1;
  const id = `uuid:worst-${process.pid}-${lastInstance}`;
  const meta = `<meta><instanceID>${id}</instanceID></meta>`;
  return part('xml_submission_file', `<data ${root}>${meta}${content}</data>`);
}

/** A phone that sends a body. */
export const submission = (
  { appUserToken }: Caller,
  body: Buffer,
  contentType = MULTIPART_TYPE,
): WorstCall => ({
  listener: 'server',
  method: 'POST',
  path: `/v1/key/${encodeURIComponent(appUserToken)}/projects/1/submission`,
  headers: { 'x-openrosa-version': '1.0', 'content-type': contentType },
  body,
});
