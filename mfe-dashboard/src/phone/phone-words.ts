import type { PhoneAnswer } from '@aranya/shared/contracts';

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A line about the phone, and whether what it tells of has happened. */
export interface PhoneLine {
  done: boolean;
  text: string;
}

/**
 * What is said of a phone.
 * @param hasTrialForm whether the person may fill in the trial form, so that its record is waited for
 */
export function phoneLines(
  { knowsPhone, formListAt, lastSeenAt, trialRecordAt }: PhoneAnswer,
  hasTrialForm: boolean,
): PhoneLine[] {
  const lines: PhoneLine[] = [];
  const at = (when: string) => moment.format(new Date(when));
  if (formListAt !== null) {
    const seen = lastSeenAt === null ? '' : ` Last seen ${at(lastSeenAt)}.`;
    lines.push({ done: true, text: `Your phone is connected.${seen}` });
  } else if (lastSeenAt !== null) {
    lines.push({
      done: false,
      text: 'Your phone was seen, but has not asked for its forms: refresh the list in ODK Collect.',
    });
  } else if (knowsPhone) {
    lines.push({
      done: false,
      text: 'Your phone has not called yet. It does once ODK Collect has your code.',
    });
  }
  if (trialRecordAt !== null) {
    lines.push({ done: true, text: `Your trial record arrived: ${at(trialRecordAt)}.` });
  } else if (hasTrialForm) {
    lines.push({ done: false, text: 'Your trial record has not arrived yet.' });
  }
  return lines;
}
