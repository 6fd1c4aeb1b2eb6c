import fc from 'fast-check';
import * as z from 'zod';
import type { Known } from './known-callers';
import { cut, damaged, nastyJson, nastyKey } from './nasty-values';

/** The subset of JSON Schema that the contracts use. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** A small PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Values for a field's name that satisfy the contracts; some belong to other people. */
function knownValues(field: string, known: Known): unknown[] {
  const people = known.callers.map(({ person }) => person);
  const values: Record<string, unknown[]> = {
    phoneNumber: [...people.map(({ phoneNumber }) => phoneNumber), '9300000009', '+91 93000-00010'],
    token: known.callers.flatMap(({ tokens }) => tokens.slice(0, 2)),
    // Only invalid PINs: each sign-in costs a hash, and other generators create enough of them.
    password: ['000000', 'x'.repeat(33)],
    pin: ['135790', '000000'],
    code: ['123456', '0000'],
    userId: known.appUserIds,
    projectId: [1, '1'],
    roleId: [2, '2'],
    formId: [known.formId, encodeURIComponent(known.formId), 'no such form'],
    base64Data: [PICTURE, `data:image/png;base64,${PICTURE}`],
    bbox: ['77,28,78,29', '-180,-90,180,90'],
    zoom: ['0', '7', '22'],
    species: ['Shorea robusta', 'shorea_robusta,x'],
    email: ['asha@example.org'],
    webURL: ['https://example.org'],
    mobileCompanyName: ['Nokia'],
    language: ['hi', 'or'],
  };
  return Object.hasOwn(values, field) ? (values[field] ?? []) : [];
}

/** A value that satisfies a contract, or nearly so. */
function validValue(schema: Schema, field: string, known: Known): fc.Arbitrary<unknown> {
  const values = knownValues(field, known);
  if (values.length > 0) return fc.constantFrom(...values);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) {
    return fc.oneof(...schema.anyOf.map((one) => validValue(one, field, known)));
  }
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return fc.record(
      Object.fromEntries(fields.map(([name, one]) => [name, validValue(one, name, known)])),
    );
  }
  if (schema.type === 'array') {
    return fc.array(validValue(schema.items ?? {}, field, known), { maxLength: 3 });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.nat(100);
  return fc.constantFrom('Asha', 'Keonjhar 1', '12');
}

/** A change of a body: a field is replaced, removed or added. */
type Change = { at: number; value: unknown; kind: 'replace' | 'remove' | 'add'; key: string };

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(50),
  value: nastyJson,
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  key: nastyKey,
});

function changed(body: unknown, { at, value, kind, key }: Change): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const entries = Object.entries(body);
  if (kind === 'add' || entries.length === 0) entries.push([key, value]);
  else if (kind === 'remove') entries.splice(at % entries.length, 1);
  else entries[at % entries.length] = [entries[at % entries.length]?.[0] ?? key, value];
  // A key such as `__proto__` must become a field, not a prototype.
  return Object.setPrototypeOf(Object.fromEntries(entries), null);
}

/** Bodies for a contract: valid ones with up to three changes. */
export function jsonBodies(contract: unknown, known: Known): fc.Arbitrary<unknown> {
  const valid = validValue(schemaOf(contract), '', known);
  const changes = fc.oneof(
    { arbitrary: fc.constant([]), weight: 2 },
    { arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }), weight: 8 },
  );
  return fc.oneof(
    {
      arbitrary: fc
        .tuple(valid, changes)
        .map(([body, list]) => list.reduce<unknown>(changed, body)),
      weight: 8,
    },
    { arbitrary: nastyJson, weight: 1 },
  );
}

/** Returns the JSON Schema of a contract; an empty one if the route has none. */
export function schemaOf(contract: unknown): Schema {
  if (!contract) return {};
  return z.toJSONSchema(contract as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Texts that resemble JSON but are invalid, or exceed a parser's limits. */
const BROKEN_TEXTS = [
  ...[
    '',
    '{',
    '{"token":',
    '{"a":1}{"b":2}',
    "{'a':1}",
    '{"a":1,}',
    '\ufeff{"a":1}',
    'NaN',
    '1e999',
  ],
  ...['{"userId":1e999}', '{"userId":-0}', '"\\ud800"', '{"siteName":"\\u0000"}'],
  ...['{"__proto__":{"isCommForUser":true}}', '{"token":"a","token":"b"}', ' '.repeat(400_000)],
  '{"constructor":{"prototype":{"isCommForUser":true}}}',
  ...['[['.repeat(20_000), '{"a":'.repeat(20_000), `"${'\\u0041'.repeat(60_000)}"`],
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ...[`{"${'k'.repeat(100_000)}":1}`, `[${'0,'.repeat(100_000)}0]`, '1'.repeat(400_000)],
  `{${Array.from({ length: 20_000 }, (_, one) => `"${one * 7}":1`)}}`,
];

/** A request body: mostly JSON, sometimes truncated, damaged or in another encoding. */
export function encodedBodies(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  const text = bodies.map((body) => JSON.stringify(body) ?? '');
  const bytes = text.map((one) => Buffer.from(one));
  return fc.oneof(
    { arbitrary: bytes, weight: 16 },
    { arbitrary: fc.constantFrom(...BROKEN_TEXTS).map((one) => Buffer.from(one)), weight: 2 },
    { arbitrary: text.map((one) => Buffer.from(one, 'utf16le')), weight: 1 },
    { arbitrary: damaged(bytes), weight: 1 },
    { arbitrary: cut(bytes), weight: 1 },
  );
}
