import * as z from 'zod/mini';
import { exactText } from '../fields/fields';

/** A language as BCP 47 writes it, without a region: `hi`, `or`, `hne`. */
export const Language = exactText(3, z.regex(/^[a-z]{2,3}$/));
export type Language = z.infer<typeof Language>;
