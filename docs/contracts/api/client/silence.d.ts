import type { AxiosRequestConfig } from 'axios';
export declare const lateness: () => DOMException;
export declare const isLate: ({ reason }: AbortSignal) => boolean;
export declare function inTime<Result>(coming: Promise<Result>): Promise<Result>;
type Ends = Pick<AxiosRequestConfig, 'signal' | 'onDownloadProgress'>;
export declare function endingInSilence<Answer>(silenceMs: number, leaving: AbortSignal | undefined, ask: (ends: Ends) => Promise<Answer>): Promise<Answer>;
export {};
