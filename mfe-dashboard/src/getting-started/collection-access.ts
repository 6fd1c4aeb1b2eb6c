import { message } from '@aranya/shared/languages';
import { canAskForTrial, type UserSession } from '@aranya/shared/session';

/** Said where something needs the steps of Getting Started first. */
export const STEPS_FIRST = message('Please complete all the steps first.');

/**
 * `next`: the one thing to do now; `open`: can be done; `done`; `locked`: something comes first.
 */
export type StepState = 'next' | 'open' | 'done' | 'locked';

/** How far a person's collecting is set up, step by step. */
export interface CollectionAccess {
  /** 1 Generate QR Code */
  generate: StepState;
  /** 2 Download the app */
  download: StepState;
  /** 3 Scan or upload the QR */
  scan: StepState;
  /** 4 Trial Form Access */
  trial: StepState;
}

/** Reads the steps from the session: no token, a token, or a completed trial. */
export function collectionAccess(session: UserSession): CollectionAccess {
  const generate = session.odkToken === '' ? 'next' : 'done';
  if (session.isTrialFormCompleted) {
    return { generate, download: 'done', scan: 'done', trial: 'done' };
  }
  return canAskForTrial(session)
    ? { generate, download: 'open', scan: 'open', trial: 'next' }
    : { generate, download: 'open', scan: 'locked', trial: 'locked' };
}
