import type { PhoneAnswer } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import type { UserSession } from '@aranya/shared/session';

/** Answers actions that need the steps of Getting Started first. */
export const STEPS_FIRST = message('Please complete all the steps first.');

/** `next`: recommended; `open`: possible; `locked`: another step is needed first. */
export type StepState = 'next' | 'open' | 'done' | 'locked';

/** `trial` includes the record sent with the trial form. */
export type CollectionAccess = Record<'generate' | 'download' | 'scan' | 'trial', StepState>;

export interface PhoneSetup {
  /** The person opened the store, or confirmed the installed app. */
  appNoted: boolean;
  /** Undefined while loading; null if the service does not report phones. */
  phone: PhoneAnswer | null | undefined;
}

/**
 * Step 2 is done once the app is confirmed or the phone has called, 3 once it has called, 4 once
 * its record has arrived. If the service does not report phones, 3 and 4 follow the person's
 * actions here.
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
