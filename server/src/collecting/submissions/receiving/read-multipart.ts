import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { SaidError, sentence } from '../../../platform/languages/sentence';
import { Problem } from '../../../platform/problems/problem';
import { bodyChunks } from '../../../platform/transport/body-chunks';

export interface Part {
  /** `name` of the part's Content-Disposition. */
  readonly name: string;
  /** Without folders; null if missing. */
  readonly fileName: string | null;
  readonly contentType: string;
  /** The receiver reads it to its end or throws. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Bytes, except `parts`. */
export interface MultipartLimits {
  readonly requestBytes: number;
  readonly partHeaderBytes: number;
  readonly parts: number;
  /** Bytes of a refused request that are read and discarded before the connection is aborted. */
  readonly discardedBytes: number;
}

/** Not multipart, without a boundary, or ended too early. */
export class MalformedMultipart extends Error {
  override readonly name = 'MalformedMultipart';
}

export class TooLarge extends SaidError {
  override readonly name = 'TooLarge';
}

/** Nobody receives the answer. */
export class Disconnected extends Error {
  override readonly name = 'Disconnected';
}

/**
 * Parts are streams, not buffered in memory. File names are UTF-8. After an error the rest of the
 * body is discarded, so that the sender receives the answer; then the first error is thrown.
 * @throws MalformedMultipart, TooLarge, Disconnected, a Problem `too_slow`, or the error of
 *   `receive`. All calls of `receive` have ended by then.
 */
export async function readMultipart(
  body: Readable,
  contentType: string | undefined,
  limits: MultipartLimits,
  receive: (part: Part) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  // Parts are received one after the other: a thousand small ones must not open a thousand files at once.
  let receiving = Promise.resolve();
  const parser = openParser(contentType, limits, stop);
  parser?.on('file', (name, content, fileName, _encoding, type) => {
    const part = { name: name ?? '', fileName: fileName || null, contentType: type };
    // The iterator reports errors; this listener prevents an unhandled error event.
    content.on('error', () => undefined);
    receiving = receiving.then(() => receivePart(part, content, receive, stop));
  });
  await feed(body, parser, limits, stop, () => receiving);
  await receiving;
  if (stop.signal.aborted) throw stop.signal.reason;
}

function openParser(
  contentType: string | undefined,
  { parts, partHeaderBytes: headerSize }: MultipartLimits,
  stop: AbortController,
): BusboyInstance | null {
  if (!contentType || !/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    stop.abort(new MalformedMultipart('The request is not multipart/form-data.'));
    return null;
  }
  const malformed = (cause?: unknown) =>
    stop.abort(new MalformedMultipart('Multipart form content failed to parse.', { cause }));
  // With an empty boundary the parser never ends, and the sender never receives an answer.
  if (!/;\s*boundary\s*=\s*("[^"]+"|[^\s";]+)/i.test(contentType)) {
    malformed();
    return null;
  }
  try {
    const headers = { 'content-type': contentType };
    // Every part is a stream, even if its sender does not declare it as a file.
    const isPartAFile = () => true;
    const parser = new Busboy({ headers, isPartAFile, limits: { parts, headerSize } });
    parser.on('error', malformed);
    parser.on('partsLimit', () =>
      stop.abort(new TooLarge(sentence('The request has too many parts.'))),
    );
    return parser;
  } catch (error) {
    malformed(error);
    return null;
  }
}

/** After a failure the rest is read without parsing. */
async function feed(
  body: Readable,
  parser: BusboyInstance | null,
  limits: MultipartLimits,
  stop: AbortController,
  received: () => Promise<void>,
): Promise<void> {
  const { signal } = stop;
  const waitFor = (event: string) => parser && waitForParser(parser, event, stop, received);
  let bytes = 0;
  try {
    for await (const chunk of bodyChunks(body)) {
      bytes += chunk.length;
      if (bytes > limits.requestBytes) {
        stop.abort(new TooLarge(sentence('The request is too large.')));
      }
      if (bytes > limits.requestBytes + limits.discardedBytes) return;
      if (!signal.aborted && parser && !parser.write(chunk)) await waitFor('drain');
    }
  } catch (cause) {
    stop.abort(
      cause instanceof Problem ? cause : new Disconnected('The sender went away.', { cause }),
    );
  }
  if (signal.aborted) return;
  const finished = waitFor('finish');
  parser?.end();
  await finished;
}

/** The parser hangs after a part that it does not emit, such as a large one without `form-data`. */
async function waitForParser(
  parser: BusboyInstance,
  event: string,
  stop: AbortController,
  received: () => Promise<void>,
): Promise<void> {
  let happened = false;
  // `stop` stores a failure; here it only ends the waiting.
  const happening = once(parser, event, { signal: stop.signal })
    .catch(() => undefined)
    .then(() => {
      happened = true;
    });
  for (let before: unknown; before !== received(); ) {
    before = received();
    await Promise.race([happening, received().then(yieldToEventLoop)]);
    if (happened) return;
  }
  stop.abort(new MalformedMultipart('Multipart form content failed to parse.'));
}

/** More turns of the event loop than the parser's own streams need to finish. */
async function yieldToEventLoop(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await setImmediate();
}

async function receivePart(
  part: Omit<Part, 'content'>,
  stream: BusboyFileStream,
  receive: (part: Part) => Promise<void>,
  stop: AbortController,
): Promise<void> {
  const end = () => stream.destroy(stop.signal.reason);
  if (stop.signal.aborted) {
    end();
    return;
  }
  stop.signal.addEventListener('abort', end, { once: true });
  try {
    await receive({ ...part, content: stream.iterator({ destroyOnReturn: false }) });
    stream.resume();
  } catch (error) {
    stop.abort(error);
  } finally {
    stop.signal.removeEventListener('abort', end);
  }
}
