import { message } from '@aranya/shared/languages';

/** Loads on the first key press: a fifth of the page's scripts, which is not needed earlier. */
export const serviceCalls = () => import('@aranya/shared/api');

export const NO_CALLS = {
  code: 'network',
  message: message('This part of the page did not load. Check the connection and try again.'),
} as const;
