/** Keys are HTTP statuses. */
export const SUBMISSION_OUTCOME_OF: Readonly<Record<number, string>> = {
  201: 'stored',
  400: 'malformed',
  401: 'no-access',
  403: 'no-access',
  404: 'unknown-form',
  409: 'conflict',
  413: 'too-large',
  429: 'over-quota',
  503: 'unavailable',
  507: 'storage-full',
};

export const SIGN_IN_OUTCOME_OF: Readonly<Record<number, string>> = {
  200: 'signed-in',
  400: 'malformed',
  401: 'wrong-credentials',
  429: 'too-many-attempts',
  503: 'unavailable',
};

export const OTHER_OUTCOME = 'error';

const all = (outcomes: Readonly<Record<number, string>>) => [
  ...new Set([...Object.values(outcomes), OTHER_OUTCOME]),
];

export const SUBMISSION_OUTCOMES: readonly string[] = all(SUBMISSION_OUTCOME_OF);

export const SIGN_IN_OUTCOMES: readonly string[] = all(SIGN_IN_OUTCOME_OF);
