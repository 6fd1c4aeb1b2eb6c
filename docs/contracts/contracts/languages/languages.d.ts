import * as z from 'zod/mini';
export declare const Language: z.ZodMiniString<string>;
export type Language = z.infer<typeof Language>;
