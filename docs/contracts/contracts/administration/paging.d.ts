import * as z from 'zod/mini';
export declare const ROWS_PER_PAGE = 50;
export declare const PageNumber: z.ZodMiniDefault<z.ZodMiniNumber<unknown>>;
export declare const SearchText: z.ZodMiniDefault<z.ZodMiniString<string>>;
export declare const Moment: z.ZodMiniString<string>;
export declare const DoneAnswer: z.ZodMiniObject<{
    done: z.ZodMiniLiteral<true>;
}, z.core.$strip>;
export declare const NumericIdParams: z.ZodMiniObject<{
    id: z.ZodMiniNumber<unknown>;
}, z.core.$strip>;
export declare const CsvText: z.ZodMiniString<string>;
