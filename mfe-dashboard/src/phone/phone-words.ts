import type { PhoneAnswer } from '@aranya/shared/contracts';
import { dateIn, message, type Reading } from '@aranya/shared/languages';

/** A line about the phone, and whether its event has happened. */
export interface PhoneLine {
  done: boolean;
  /** English text, translated where it is shown. */
  sentence: string;
  /** Values of the sentence's placeholders. */
  values?: Record<string, string>;
}

/**
 * The lines about a phone.
 * @param hasTrialForm whether the person may fill in the trial form, so that its record is expected
 * @param reading from `useReading`
 */
export function phoneLines(
  { knowsPhone, formListAt, lastSeenAt, trialRecordAt }: PhoneAnswer,
  hasTrialForm: boolean,
  reading: Reading,
): PhoneLine[] {
  const lines: PhoneLine[] = [];
  const at = (when: string) => dateIn(reading, when, { dateStyle: 'medium', timeStyle: 'short' });
  if (formListAt !== null) {
    lines.push(
      lastSeenAt === null
        ? { done: true, sentence: message('Your phone is connected.') }
        : {
            done: true,
            sentence: message('Your phone is connected. Last seen {moment}.'),
            values: { moment: at(lastSeenAt) },
          },
    );
  } else if (lastSeenAt !== null) {
    lines.push({
      done: false,
      sentence: message(
        'Your phone was seen, but has not asked for its forms: refresh the list in ODK Collect.',
      ),
    });
  } else if (knowsPhone) {
    lines.push({
      done: false,
      sentence: message('Your phone has not called yet. It does once ODK Collect has your code.'),
    });
  }
  if (trialRecordAt !== null) {
    lines.push({
      done: true,
      sentence: message('Your trial record arrived: {moment}.'),
      values: { moment: at(trialRecordAt) },
    });
  } else if (hasTrialForm) {
    lines.push({ done: false, sentence: message('Your trial record has not arrived yet.') });
  }
  return lines;
}
