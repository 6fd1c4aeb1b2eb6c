import * as z from 'zod/mini';
export declare const HomeStatistics: z.ZodMiniObject<{
    totalspecies: z.ZodMiniNumber<unknown>;
    totalcollector: z.ZodMiniNumber<unknown>;
    totalcontributions: z.ZodMiniNumber<unknown>;
}, z.core.$strip>;
export type HomeStatistics = z.infer<typeof HomeStatistics>;
export declare const StatisticsAnswer: z.ZodMiniObject<{
    rows: z.ZodMiniArray<z.ZodMiniObject<{
        totalspecies: z.ZodMiniNumber<unknown>;
        totalcollector: z.ZodMiniNumber<unknown>;
        totalcontributions: z.ZodMiniNumber<unknown>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export declare const DEFAULT_STATISTICS: HomeStatistics;
