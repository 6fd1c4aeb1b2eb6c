import type { IncomingMessage } from 'node:http';
import { PROBLEMS } from '@aranya/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '../../platform/configuration/limits';
import { inEnglish } from '../../platform/languages/sentence';
import { Problem } from '../../platform/problems/problem';
import { isFull, isUnstorable, UNSTORABLE_TEXT } from '../../platform/problems/problem-of';
import { isUnavailable } from '../../platform/problems/unavailable';
import { bodyChunks } from '../../platform/transport/body-chunks';
import { UnreadableXml } from '../../platform/xml/read-xml';
import { OpenRosaError } from '../open-rosa-error';
import { IncompleteSubmission } from '../submissions/reading/submission-document';
import {
  Disconnected,
  MalformedMultipart,
  TooLarge,
} from '../submissions/receiving/read-multipart';
import { responseXml } from './open-rosa-documents';

export const XML_TYPE = 'text/xml; charset=utf-8';

/** ODK Collect refuses every answer without this header. */
export const VERSION_HEADER = { 'x-openrosa-version': '1.0' } as const;

export const isOpenRosa = (url: string): boolean => url.startsWith('/v1/');

/** For an address such as one with a broken percent escape. */
export async function answerUnreadableAddress(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const error =
    statusOf(thrown) === 414
      ? new OpenRosaError(414, 'This address is too long.')
      : new OpenRosaError(400, 'This address cannot be read.');
  await answerError(error, request, reply.headers(VERSION_HEADER));
}

/** ODK Collect reads errors in this format only. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await discardBody(request.raw);
  const { status, message } = described(error);
  if (status === 503) request.log.warn({ err: error }, 'OpenRosa request could not be answered');
  else if (status >= 500) request.log.error({ err: error }, 'OpenRosa request failed');
  if (status === 503) {
    const details = error instanceof Problem ? error.details : {};
    reply.header('retry-after', String(details.retryAfterSeconds ?? LIMITS.unavailableSeconds));
  }
  if (error instanceof OpenRosaError && error.details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.details.retryAfterSeconds));
  }
  if (status === 401) reply.header('www-authenticate', 'Key');
  // The rest of a request that is too large may still be in transit.
  if (status === 413 || !request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(status)
    .headers(VERSION_HEADER)
    .header('content-type', XML_TYPE)
    .header('cache-control', 'no-store')
    .send(responseXml('error', message));
}

function described(error: unknown): { status: number; message: string } {
  if (error instanceof OpenRosaError || error instanceof Problem) return error;
  if (error instanceof TooLarge) return { status: 413, message: error.message };
  if (isOfSender(error)) return { status: 400, message: error.message };
  if (isFull(error)) return PROBLEMS.storage_full;
  if (isUnavailable(error)) return PROBLEMS.unavailable;
  if (isUnstorable(error)) return { status: 400, message: inEnglish(UNSTORABLE_TEXT) };
  const status = statusOf(error);
  if (status >= 400 && status < 500 && error instanceof Error) {
    return { status, message: error.message };
  }
  return PROBLEMS.internal;
}

/** True if the record is unreadable or incomplete. */
export const isOfSender = (error: unknown): error is Error =>
  error instanceof UnreadableXml ||
  error instanceof IncompleteSubmission ||
  error instanceof MalformedMultipart ||
  error instanceof Disconnected;

/** Errors of the HTTP library have a status. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

/** A phone that is still sending would get a broken connection in place of an answer. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed || request.readableDidRead) return;
  let bytes = 0;
  try {
    for await (const chunk of bodyChunks(request)) {
      bytes += chunk.length;
      if (bytes > LIMITS.openRosa.discardedUnreadBytes) return;
    }
  } catch {
    // The sender disconnected or is too slow; the answer is sent without reading more.
  }
}
