import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './choose-encoding';
import { holdsAlready } from './holds-already';
import { PUBLIC_ANSWER_LIMITS } from './limits';

/** Content that is the same for every caller. */
export interface PublicContent {
  body: Uint8Array | string;
  contentType: string;
  /** False for compressed formats, such as pictures. */
  compress?: boolean;
}

/** Seconds for which caches may reuse an answer without revalidation. */
export interface Freshness {
  /** 0: revalidate each time. */
  browser: number;
  /** Shared caches such as a CDN. Default: the value of browsers. */
  shared?: number;
}

/** Concurrent requests share it. */
export type PublicAnswers = ReturnType<typeof openPublicAnswers>;

/** Bytes: shorter text and its headers fit into one packet. */
const COMPRESSED_FROM = 1_000;

/** Creating slow answers takes at most a twentieth of the time; none is kept past `slowKeptMs`. */
const REUSE_FACTOR = 20;

const CODERS: Record<Encoding, (body: Uint8Array) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify(gzip),
};

const DECODERS: Record<Encoding, (body: Uint8Array) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

class Answer {
  /** Compressed if possible: memory held for a second is only freed by a full collection. */
  #held: { encoding: Encoding | null; body: Buffer };
  readonly bytes: number;
  readonly #tag: string;
  readonly #isCompressed: boolean;
  readonly #coded = new Map<Encoding, Promise<Buffer>>();
  readonly contentType: string;

  constructor({ body, contentType, compress = true }: PublicContent) {
    const plain = Buffer.isBuffer(body) ? body : Buffer.from(body as Uint8Array);
    this.#held = { encoding: null, body: plain };
    this.bytes = plain.length;
    this.#tag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    this.#isCompressed = compress && plain.length >= COMPRESSED_FROM;
    this.contentType = contentType;
  }

  encodingFor(accepted: string | undefined): Encoding | null {
    return this.#isCompressed ? chooseEncoding(accepted) : null;
  }

  tagOf(encoding: Encoding | null): string {
    return encoding ? `"${this.#tag}-${encoding}"` : `"${this.#tag}"`;
  }

  async in(encoding: Encoding | null): Promise<Buffer> {
    if (!encoding) return this.#plain();
    const coded = this.#coded.get(encoding) ?? this.#code(encoding);
    this.#coded.set(encoding, coded);
    return coded;
  }

  async #code(encoding: Encoding): Promise<Buffer> {
    const body = await CODERS[encoding](await this.#plain());
    this.#held = { encoding, body };
    return body;
  }

  async #plain(): Promise<Buffer> {
    const { encoding, body } = this.#held;
    if (!encoding) return body;
    const plain = await DECODERS[encoding](body);
    this.#held = { encoding: null, body: plain };
    return plain;
  }
}

const cacheControl = ({ browser, shared }: Freshness) =>
  `public, max-age=${browser}${shared === undefined ? '' : `, s-maxage=${shared}`}`;

/** Caches then keep answers of different origins separately. */
function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before ? `${String(before)}, ${name}` : name);
}

/** @param keptMs Time for which an answer is reused without a check, in milliseconds; 0: never */
export function openPublicAnswers(keptMs: number = PUBLIC_ANSWER_LIMITS.keptMs) {
  const held = new Map<string, Promise<Answer>>();
  let bytes = 0;

  async function made(key: string, make: () => Promise<PublicContent>): Promise<Answer> {
    const start = performance.now();
    try {
      const answer = new Answer(await make());
      const hasRoom =
        held.size <= PUBLIC_ANSWER_LIMITS.answers &&
        bytes + answer.bytes <= PUBLIC_ANSWER_LIMITS.bytes;
      if (keptMs === 0 || !hasRoom) held.delete(key);
      else {
        bytes += answer.bytes;
        const took = performance.now() - start;
        const forget = () => {
          held.delete(key);
          bytes -= answer.bytes;
        };
        const slowMs = Math.min(took * REUSE_FACTOR, PUBLIC_ANSWER_LIMITS.slowKeptMs);
        setTimeout(forget, Math.max(keptMs, slowMs)).unref();
      }
      return answer;
    } catch (error) {
      held.delete(key);
      throw error;
    }
  }

  return {
    /**
     * @param key identifies the content, including the route
     * @param make Its error goes to all pending requests and is not cached.
     */
    async send(
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      freshness: Freshness,
      make: () => Promise<PublicContent>,
    ): Promise<FastifyReply> {
      const known = held.get(key) ?? made(key, make);
      held.set(key, known);
      const answer = await known;
      const encoding = answer.encodingFor(request.headers['accept-encoding']);
      const etag = answer.tagOf(encoding);
      addVary(reply, 'Accept-Encoding');
      reply.header('cache-control', cacheControl(freshness)).header('etag', etag);
      if (holdsAlready(request, etag)) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      return reply.header('content-type', answer.contentType).send(await answer.in(encoding));
    },
  };
}
