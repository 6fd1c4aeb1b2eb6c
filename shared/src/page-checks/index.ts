/**
 * What our contracts use of zod/mini, in a tenth of its size. Pages check with it: their builds take it for
 * `zod/mini` (`shared/build/webpack.ts`), and the contracts know nothing of that. The server and the tests have
 * zod, and a test compares both on every contract.
 */
export * from './checks';
export type { Issue } from './schema';
export * from './shapes';
export * from './values';
