/**
 * Tag of tests for `npm run test:thorough` only: slow tests, or variants of other tests. All tests
 * of a `*.thorough.spec.ts` count without it.
 */
export const THOROUGH = '@thorough';

/** Matches the full names of thorough tests. Playwright's names contain file name and tags. */
export const IS_THOROUGH = new RegExp(`${THOROUGH}\\b|\\.thorough\\.spec\\.ts\\b`);

/**
 * Tag of tests for `npm run test:nightly`, before a release; a `*.nightly.spec.ts` has only such
 * tests.
 */
export const NIGHTLY = '@nightly';

/** Matches like {@link IS_THOROUGH}; a test with both tags is nightly. */
export const IS_NIGHTLY = new RegExp(`${NIGHTLY}\\b|\\.nightly\\.spec\\.ts\\b`);
