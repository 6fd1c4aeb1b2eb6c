import * as z from 'zod/mini';
import { FIELD_LIMITS, optionalText } from '../fields/fields';

export const ROWS_PER_PAGE = 50;

/** Page of a list, from 1. */
export const PageNumber = z._default(
  z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(1_000_000)),
  1,
);

/** Search text; empty finds everything. */
export const SearchText = z._default(optionalText(FIELD_LIMITS.name), '');

/** ISO 8601 with time zone. */
export const Moment = z.string();

/** Answer of an action that returns no data. */
export const DoneAnswer = z.object({ done: z.literal(true) });

export const NumericIdParams = z.object({
  id: z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(2_147_483_647)),
});

/** A table as comma-separated values (RFC 4180, UTF-8). */
export const CsvText = z.string();
