import * as z from 'zod';
import type { Caller } from './callers';
import { FORM_ID } from './callers';

/** The part of JSON Schema that the contracts give. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  maxLength?: number;
}

const schemas = new WeakMap<object, Schema>();

/** The JSON Schema of a contract; an empty one where the route has none. */
export function schemaOf(contract: unknown): Schema {
  if (typeof contract !== 'object' || contract === null) return {};
  const known =
    schemas.get(contract) ??
    (z.toJSONSchema(contract as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(contract, known);
  return known;
}

/** A PNG of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Values by the field's name: with them a call gets past the first check. */
const knownValues = ({
  phoneNumber,
  pin,
  sessions,
  appUserId,
}: Caller): Record<string, unknown> => ({
  phoneNumber,
  token: sessions[0],
  // Each right PIN costs a hash, which is no cost of the field that is tried.
  password: '000001',
  pin,
  code: '123456',
  userId: String(appUserId),
  projectId: 1,
  roleId: 2,
  formId: FORM_ID,
  base64Data: PICTURE,
  bbox: '77,28,78,29',
  zoom: '7',
  email: 'asha@example.org',
  webURL: 'https://example.org',
  mobileCompanyName: 'Nokia',
  link: '',
  startsOn: null,
  endsOn: null,
});

/** A value that a contract takes, or nearly so: what is tried is one field of it. */
export function sampleOf(schema: Schema, caller: Caller, field = ''): unknown {
  const known = knownValues(caller);
  if (Object.hasOwn(known, field)) return known[field];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, caller);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, sampleOf(one, caller, name)]),
    );
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return 'Asha';
}
