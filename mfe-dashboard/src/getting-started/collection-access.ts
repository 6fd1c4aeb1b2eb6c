import type { PhoneAnswer } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import type { UserSession } from '@aranya/shared/session';

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
  /** 4 Trial Form Access, and the record that is sent with the form */
  trial: StepState;
}

/** What is known of the person's phone. */
export interface PhoneSetup {
  /** The person opened the store, or said that the app is there. */
  appNoted: boolean;
  /** Undefined before it is known; null if the service knows no phones. */
  phone: PhoneAnswer | null | undefined;
}

/**
 * Reads the steps: 2 is done once the app is noted or the phone has called, 3 once it has called, 4 once its
 * record has arrived. Where the service does not see phones, 3 and 4 follow what the person did here.
 */
export function collectionAccess(
  { odkToken, isTrialFormCompleted }: Pick<UserSession, 'odkToken' | 'isTrialFormCompleted'>,
  { appNoted, phone }: PhoneSetup,
): CollectionAccess {
  const sent = phone ? phone.trialRecordAt !== null : phone === null && isTrialFormCompleted;
  const called = sent || Boolean(phone?.lastSeenAt ?? phone?.formListAt);
  const isDone = {
    generate: odkToken !== '',
    download: called || appNoted,
    scan: called || (isTrialFormCompleted && phone?.knowsPhone === false),
    trial: sent,
  };
  const next = (['generate', 'download', 'scan', 'trial'] as const).find((step) => !isDone[step]);
  const stateOf = (step: keyof CollectionAccess): StepState => {
    if (isDone[step]) return 'done';
    if (step === next) return 'next';
    return odkToken === '' && step !== 'download' ? 'locked' : 'open';
  };
  return {
    generate: stateOf('generate'),
    download: stateOf('download'),
    scan: stateOf('scan'),
    trial: stateOf('trial'),
  };
}
