import { build, type Schema } from 'fast-json-stringify';
import { toJSONSchema, type z } from 'zod';
import type { PublicContent } from './public-answers';

type Contract<T> = z.core.$ZodType<T>;

/** Serializers by contract, created at first use. */
const writers = new WeakMap<Contract<unknown>, (value: unknown) => string>();

function writerOf(contract: Contract<unknown>): (value: unknown) => string {
  const known = writers.get(contract);
  if (known) return known;
  const writer = build(toJSONSchema(contract, { target: 'draft-7' }) as Schema);
  writers.set(contract, writer);
  return writer;
}

/**
 * Serializes a public answer by its contract and omits other fields. Uses a compiled serializer:
 * validating and then serializing the 600 points of a view takes eight times as long. Types are checked
 * by TypeScript; at run time only undefined fields, NaN and non-lists are rejected. In a contract with a
 * union of objects, unknown fields are rejected too.
 * @throws for such a value
 */
export const jsonContent = <T>(contract: Contract<T>, value: T): PublicContent => ({
  body: writerOf(contract)(value),
  contentType: 'application/json; charset=utf-8',
});
