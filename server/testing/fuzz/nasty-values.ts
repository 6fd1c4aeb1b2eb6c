import fc from 'fast-check';

/** Texts that careless code fails on. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\ud83d leaf',
    '\ufeff\u202etxt.exe',
    '\u{10ffff}',
  ],
  ...['e\u0301\u0301\u0301\u0301', '\u200b\u2060\uffff', 'ଶାଳ गछ 樹 🌳', '١٢٣٤٥٦', '１２３４５６'],
  ...[
    '%',
    '%00',
    '%E0%A4%A',
    '%s%n%x',
    '..%2f..%2fsecret',
    '../../../../etc/passwd',
    '..\\..\\win.ini',
  ],
  ...["' or 1=1 --", '"; drop table person; --', '$1', '{{7*7}}#{7*7}', '\r\nSet-Cookie: stolen=1'],
  ...[
    '<script>alert(1)</script>',
    ']]><!--',
    '&lol; &#0;',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ],
  ...['null', 'undefined', 'NaN', 'Infinity', '-0', '-1', '1e309', '0x10', '9'.repeat(40)],
  ...['2147483648', '9223372036854775808', '2026-13-45T99:99:99Z', 'a@b.c'],
  ...['[object Object]', '__proto__', 'constructor', 'hasOwnProperty', 'toString'],
  ...['data:image/png;base64,iVBORw0KGgo=', 'data:image/svg+xml;base64,PHN2Zy8+'],
];

/** Any UTF-16, also halves of surrogate pairs. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units));

/** Lengths around every limit of the contracts, and far beyond. */
const lengths = fc.constantFrom(2, 19, 21, 64, 65, 100, 121, 199, 200, 201, 255, 256, 501, 5001);

const longText = fc
  .tuple(
    fc.constantFrom('', 'a', '%', 'a@', 'https://', '"'),
    fc.constantFrom(
      ...[
        'a',
        '9',
        ' ',
        '\t',
        '.',
        'a.',
        '@',
        '../',
        '\\',
        ',',
        '1,',
        ';',
        '=',
        '-',
        '_',
        '%',
        '"',
        '(',
      ],
      ...['<a>', '{"a":', '\r\n', '\u0301', '\ud83d', '🌳', 'İ', '\0'],
    ),
    fc.oneof(
      { arbitrary: lengths, weight: 20 },
      { arbitrary: fc.constantFrom(20_000, 70_000, 240_000), weight: 1 },
    ),
  )
  .map(([start, piece, count]) => start + piece.repeat(count));

/** Generates texts that no route may fail on with an internal error. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  { arbitrary: codeUnits, weight: 1 },
  { arbitrary: longText, weight: 2 },
);

/** Numbers at and beyond every limit. */
export const nastyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(
    ...[0, -0, 1, -1, 0.1, -0.5, 22, 23, 180.1, 2 ** 15, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1],
    ...[2 ** 32, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 999_999_999_999_999, 1e21, 1e308, 5e-324],
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Keys such as `__proto__`, which may change the prototype of an object. */
export const nastyKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'length', '', '0', 'a.b'),
  nastyText.map((text) => text.slice(0, 300)),
);

/** An object with own keys, including `__proto__`. */
const objectOf = (entries: readonly (readonly [string, unknown])[]) => {
  const made: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    Object.defineProperty(made, key, { value, enumerable: true, configurable: true });
  }
  return made;
};

/** Any JSON value, not nested. */
export const nastyJson: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: nastyText as fc.Arbitrary<unknown>, weight: 5 },
  { arbitrary: nastyNumber as fc.Arbitrary<unknown>, weight: 3 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], {}), weight: 3 },
  { arbitrary: fc.array(nastyText, { maxLength: 5 }), weight: 1 },
  {
    arbitrary: fc.array(fc.tuple(nastyKey, nastyText), { maxLength: 4 }).map(objectOf),
    weight: 2,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

/** Generates the same bytes with one of them changed. */
export const damaged = (bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc.tuple(bytes, fc.nat(400), fc.integer({ min: 0, max: 255 })).map(([whole, at, byte]) => {
    const changed = Buffer.from(whole);
    if (changed.length > 0) changed[at % changed.length] = byte;
    return changed;
  });

/** Generates bytes that are cut at a random position. */
export const cut = (bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc.tuple(bytes, fc.nat(400)).map(([whole, end]) => whole.subarray(0, end));
