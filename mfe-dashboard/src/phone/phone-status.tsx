import { type PhoneAnswer, TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { dateIn, message, type Reading, useReading } from '@aranya/shared/languages';
import { hasFormAccess, useSession } from '@aranya/shared/session';
import { CheckIcon, HiddenText } from '@aranya/shared/ui/basics';
import { AsOf } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { PhoneLines } from './phone-lines';
import type { PhoneContact } from './use-phone';

const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 8,
  lineHeight: 1.5,
  '& svg': { color: palette.forest600 },
});

const Open = styled('span')({
  justifySelf: 'center',
  width: 12,
  height: 12,
  marginTop: 6,
  border: `2px dotted ${palette.ink2}`,
  borderRadius: '50%',
});

export default function PhoneStatus({ phone, keptAt }: PhoneContact) {
  const reading = useReading();
  const text = useText();
  const session = useSession();
  const lines = phone ? phoneLines(phone, hasFormAccess(session, TRIAL_FORM_ID), reading) : [];
  return (
    <>
      <AsOf at={keptAt} />
      <PhoneLines role="status" aria-label={text('Your phone')} data-known={phone ? '' : undefined}>
        {lines.map(({ done, sentence, values }) => (
          <Line key={sentence}>
            {done ? <CheckIcon size={20} /> : <Open aria-hidden />}
            <span>
              <HiddenText>{done ? text('Done:') : text('Waiting:')} </HiddenText>
              {text(sentence, values)}
            </span>
          </Line>
        ))}
      </PhoneLines>
    </>
  );
}

interface PhoneLine {
  done: boolean;
  /** English, translated where it is shown. */
  sentence: string;
  values: Record<string, string>;
}

/** @param hasTrialForm the person may fill in the trial form, so that its record is expected */
function phoneLines(
  { knowsPhone, formListAt, lastSeenAt, trialRecordAt }: PhoneAnswer,
  hasTrialForm: boolean,
  reading: Reading,
): PhoneLine[] {
  const lines: PhoneLine[] = [];
  const add = (done: boolean, sentence: string, when: string | null = null) => {
    const moment = when && dateIn(reading, when, { dateStyle: 'medium', timeStyle: 'short' });
    lines.push({ done, sentence, values: moment ? { moment } : {} });
  };
  if (formListAt !== null && lastSeenAt !== null) {
    add(true, message('Your phone is connected. Last seen {moment}.'), lastSeenAt);
  } else if (formListAt !== null) add(true, message('Your phone is connected.'));
  else if (lastSeenAt !== null) {
    add(
      false,
      message(
        'Your phone was seen, but has not asked for its forms: refresh the list in ODK Collect.',
      ),
    );
  } else if (knowsPhone) {
    add(false, message('Your phone has not called yet. It does once ODK Collect has your code.'));
  }
  if (trialRecordAt !== null) {
    add(true, message('Your trial record arrived: {moment}.'), trialRecordAt);
  } else if (hasTrialForm) add(false, message('Your trial record has not arrived yet.'));
  return lines;
}
