import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './choose-encoding';
import { holdsAlready } from './holds-already';
import { PUBLIC_ANSWER_LIMITS } from './limits';

/** What everybody is sent who asks the same. */
export interface PublicContent {
  body: Uint8Array | string;
  contentType: string;
  /** False for what is compressed already, such as a picture. */
  compress?: boolean;
}

/** How long others may show an answer without asking again, in seconds. */
export interface Freshness {
  /** A browser; 0: it asks each time, and is told where nothing changed. */
  browser: number;
  /** A cache that many share, such as a CDN; as a browser where nothing is said. */
  shared?: number;
}

/** Public answers, made once for all who ask at that moment. */
export interface PublicAnswers {
  /**
   * Sends an answer that is the same for everybody: with a validator, compressed where the asker takes
   * it, 304 where the asker has it.
   *
   * @param key What is asked for; names the route too.
   * @param make Asked where nobody asked for the key in the last moment. What it throws goes to all
   *   who wait, and is not kept.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    freshness: Freshness,
    make: () => Promise<PublicContent>,
  ): Promise<FastifyReply>;
}

/** Shorter text gains nothing, in bytes: with its headers it goes in one packet. */
const COMPRESSED_FROM = 1_000;

/**
 * An answer that took longer to make is kept longer, so that making it takes a twentieth of the time;
 * but never longer than `slowKeptMs`, whatever it waited for.
 */
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
  /**
   * As it came until it was compressed, and again once somebody takes nothing compressed. What is held for a second is
   * only given back when all memory is looked through: compressed it is several times less.
   */
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

/** Keeps what `Origin` says of an answer to the pages of some origins. */
function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before ? `${String(before)}, ${name}` : name);
}

/** @param keptMs how long an answer is sent again without looking, in milliseconds; 0: not at all */
export function openPublicAnswers(keptMs: number = PUBLIC_ANSWER_LIMITS.keptMs): PublicAnswers {
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
    async send(request, reply, key, freshness, make) {
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
