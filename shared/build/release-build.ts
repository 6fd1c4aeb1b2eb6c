/**
 * Whether this is a release build (`ARANYA_BUILD=release`), with source maps and maximum
 * compression. A build for `npm start` is faster without.
 */
export const IS_RELEASE = process.env.ARANYA_BUILD === 'release';
