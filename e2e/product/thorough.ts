/**
 * Tag of tests that `npm test` leaves to `npm run test:thorough`: they take long, and hold at more
 * places what others hold.
 */
export const THOROUGH = '@thorough';
