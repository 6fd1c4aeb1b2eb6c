import type { ZodMiniType } from 'zod/mini';
export interface Call<Answer> {
    method: 'GET' | 'POST' | 'DELETE';
    url: string;
    answer: ZodMiniType<Answer>;
    data?: object;
    authorised?: boolean;
    kept?: boolean;
    silenceMs?: number | undefined;
    id?: string | undefined;
    token?: string;
    onSent?: ((part: number) => void) | undefined;
    signal?: AbortSignal | undefined;
}
export declare const isUnanswered: (error: unknown, signal?: AbortSignal) => boolean;
export declare function call<Answer>(request: Call<Answer>): Promise<Answer>;
type Options<Answer> = Omit<Call<Answer>, 'method' | 'url' | 'answer' | 'data'>;
export declare const get: <Answer>(url: string, answer: ZodMiniType<Answer>, options?: Options<Answer>) => Promise<Answer>;
export declare const post: <Answer>(url: string, answer: ZodMiniType<Answer>, data: object, options?: Options<Answer>) => Promise<Answer>;
export {};
