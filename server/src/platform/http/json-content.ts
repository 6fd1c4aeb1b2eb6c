import { build, type Schema } from 'fast-json-stringify';
import { toJSONSchema, type z } from 'zod';
import type { PublicContent } from './public-answers';

type Contract<T> = z.core.$ZodType<T>;

const writers = new WeakMap<Contract<unknown>, (value: unknown) => string>();

function writerOf(contract: Contract<unknown>): (value: unknown) => string {
  const known = writers.get(contract);
  if (known) return known;
  const writer = build(toJSONSchema(contract, { target: 'draft-7' }) as Schema);
  writers.set(contract, writer);
  return writer;
}

/**
 * Omits fields outside the contract. Uses a compiled serializer: validating and then serializing
 * the 600 points of a view takes eight times as long. Throws only for undefined fields, NaN and
 * non-lists, and for unknown fields in a contract with a union of objects.
 */
export const jsonContent = <T>(contract: Contract<T>, value: T): PublicContent => ({
  body: writerOf(contract)(value),
  contentType: 'application/json; charset=utf-8',
});
