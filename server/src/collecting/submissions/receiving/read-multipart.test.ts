import { Readable } from 'node:stream';
import fc from 'fast-check';
import { MalformedMultipart, readMultipart, TooLarge } from './read-multipart';

const LIMITS = { requestBytes: 1_000_000, partHeaderBytes: 16_384, parts: 20, discardedBytes: 1e6 };
const TYPE = 'multipart/form-data; boundary=----odk0a7134c84cdd4574';

interface SentPart {
  name: string;
  bytes: Uint8Array;
}

/** A body of parts, as OkHttp writes it. */
function bodyOf(parts: readonly SentPart[]): Buffer {
  const chunks = parts.flatMap(({ name, bytes }) => [
    Buffer.from(
      '------odk0a7134c84cdd4574\r\n' +
        `Content-Disposition: form-data; name="${name}"; filename="${name}"\r\n` +
        `Content-Type: image/jpeg\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from('------odk0a7134c84cdd4574--\r\n')]);
}

/** Reads a body that arrives in these pieces. */
async function read(pieces: readonly Uint8Array[], type = TYPE): Promise<SentPart[]> {
  const received: SentPart[] = [];
  const body = Readable.from(pieces, { objectMode: false });
  await readMultipart(body, type, LIMITS, async ({ name, content }) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    received.push({ name, bytes: Buffer.concat(chunks) });
  });
  return received;
}

/** Cuts a body at places given as fractions of its length. */
function cut(body: Buffer, shares: readonly number[]): Buffer[] {
  const places = shares.map((share) => Math.floor(share * body.length)).sort((a, b) => a - b);
  const pieces = [0, ...places].map((from, index) => body.subarray(from, places[index]));
  return pieces.filter((piece) => piece.length > 0);
}

// File names as ODK Collect creates them, and others that are valid in quotes.
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => !['"', '\\', '\r', '\n', '\0'].some((sign) => text.includes(sign)));
const content = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  // Content that looks like the end of a part.
  fc.constantFrom('\r\n--', '--', '\r\n------odk', '\r', '\n').map((text) => Buffer.from(text)),
);
const sentParts = fc.uniqueArray(fc.record({ name, bytes: content }), {
  maxLength: 6,
  selector: (part) => part.name,
});
const share = fc.double({ min: 0, max: 1, noNaN: true });

const described = (parts: readonly SentPart[]) =>
  parts.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]);

describe('readMultipart', () => {
  test('reads the same parts regardless of how the body is split', async () => {
    await fc.assert(
      fc.asyncProperty(sentParts, fc.array(share, { maxLength: 40 }), async (parts, shares) => {
        const received = await read(cut(bodyOf(parts), shares));
        expect(described(received)).toEqual(described(parts));
      }),
      { numRuns: 300 },
    );
  });

  test('reads a body that arrives byte by byte', async () => {
    const parts = [
      { name: 'पेड़.xml', bytes: Buffer.from('<data/>\n') },
      { name: '*isIncomplete*', bytes: Buffer.from('yes') },
    ];
    const bytes = [...bodyOf(parts)].map((byte) => Buffer.from([byte]));
    expect(described(await read(bytes))).toEqual(described(parts));
  });

  test('refuses a body that ends too early', async () => {
    const body = bodyOf([
      { name: 'xml_submission_file', bytes: Buffer.from('<data/>') },
      { name: 'a.jpg', bytes: Buffer.from('\r\n------odk0a7134c84cdd457') },
    ]);
    // Stops at the last byte of the closing boundary; the line break after it is optional.
    for (let end = 0; end < body.length - 2; end += 1) {
      await expect(read(cut(body.subarray(0, end), [0.3, 0.7]))).rejects.toThrow(
        MalformedMultipart,
      );
    }
  });

  test("throws the receiver's error after reading the rest of the body", async () => {
    const pieces = cut(bodyOf([{ name: 'a', bytes: Buffer.alloc(500_000) }]), [0.1, 0.5, 0.9]);
    const body = Readable.from(pieces, { objectMode: false });
    const failing = readMultipart(body, TYPE, LIMITS, async () => {
      throw new Error('no space');
    });
    await expect(failing).rejects.toThrow('no space');
    expect(body.readableEnded).toBe(true);
  });

  test('refuses a large part that stops the parser', async () => {
    const parts = [
      { name: 'a', bytes: Buffer.alloc(40_000, 'a') },
      { name: 'b', bytes: Buffer.alloc(40_000, 'b') },
    ];
    const whole = bodyOf(parts).toString('latin1');
    const refused: unknown[] = [];
    for (const text of [
      whole.replace('form-data; name="b"', 'name="b"'),
      whole.replaceAll('form-data; name', 'name'),
    ]) {
      for (const where of [[], [0.1], [0.5], [0.3, 0.6, 0.9]]) {
        const reading = read(cut(Buffer.from(text, 'latin1'), where));
        await reading.catch((error: unknown) => refused.push(error));
      }
    }
    expect(refused.length).toBeGreaterThan(0);
    for (const error of refused) expect(error).toBeInstanceOf(MalformedMultipart);
  });

  test('refuses too many bytes and too many parts', async () => {
    const large = bodyOf([{ name: 'a', bytes: Buffer.alloc(LIMITS.requestBytes) }]);
    await expect(read(cut(large, [0.5]))).rejects.toThrow(TooLarge);
    const many = Array.from({ length: 21 }, (_, index) => ({
      name: `${index}`,
      bytes: Buffer.from('x'),
    }));
    await expect(read([bodyOf(many)])).rejects.toThrow(TooLarge);
  });

  test.each([
    'text/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/mixed; boundary=b',
    '',
  ])('refuses the content type %p', async (type) => {
    await expect(read([bodyOf([])], type)).rejects.toThrow(MalformedMultipart);
  });
});
