import { message } from '@aranya/shared/languages';

/**
 * What calls the service. It is a fifth of what the sign-in page would begin with, and nobody needs it before there
 * is something to send: it comes with the first letter.
 */
export const serviceCalls = () => import('@aranya/shared/api');

/** What is said where it does not come. */
export const NO_CALLS = {
  code: 'network',
  message: message('This part of the page did not load. Check the connection and try again.'),
} as const;
