/**
 * Whether a build is to be released (`ARANYA_BUILD=release`): with source maps, and compressed as much as
 * possible. A build for `npm start` is ready sooner without.
 */
export const IS_RELEASE = process.env.ARANYA_BUILD === 'release';
