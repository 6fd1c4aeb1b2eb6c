import type { ZodMiniType } from 'zod/mini';
interface Call<Answer> {
    method: 'GET' | 'POST' | 'DELETE';
    url: string;
    answer: ZodMiniType<Answer>;
    data?: object;
    authorised?: boolean;
    kept?: boolean;
    silenceMs?: number;
    id?: string;
    token?: string;
    onSent?: (part: number) => void;
    signal?: AbortSignal;
}
export declare const isUnanswered: (error: unknown, signal?: AbortSignal) => boolean;
export declare function call<Answer>(request: Call<Answer>): Promise<Answer>;
export {};
