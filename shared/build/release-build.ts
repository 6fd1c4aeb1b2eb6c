/** A release build has source maps and maximum compression; `npm start` is faster without. */
export const IS_RELEASE = process.env.ARANYA_BUILD === 'release';
