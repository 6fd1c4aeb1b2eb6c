/**
 * Tag of tests that `npm test` leaves to `npm run test:thorough`: they take long, and hold at more
 * places what others hold. All tests of a `*.thorough.spec.ts` are such tests without it.
 */
export const THOROUGH = '@thorough';

/** In the name that Playwright searches, which has the file's name and the tags. */
export const IS_THOROUGH = new RegExp(`${THOROUGH}\\b|\\.thorough\\.spec\\.ts\\b`);

/** Tag of tests that run before a release only, with `npm run test:nightly`; a `*.nightly.spec.ts` has them alone. */
export const NIGHTLY = '@nightly';

/** As {@link IS_THOROUGH}: a test that is both is one of the night. */
export const IS_NIGHTLY = new RegExp(`${NIGHTLY}\\b|\\.nightly\\.spec\\.ts\\b`);
