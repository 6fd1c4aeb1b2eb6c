import { message } from '@aranya/shared/languages';

/**
 * Loads the code that calls the service on the first key press. It is a fifth of the page's scripts
 * and not needed earlier.
 */
export const serviceCalls = () => import('@aranya/shared/api');

/** Message if the code cannot be loaded. */
export const NO_CALLS = {
  code: 'network',
  message: message('This part of the page did not load. Check the connection and try again.'),
} as const;
