import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { useReading } from '@aranya/shared/languages';
import { hasFormAccess, useSession } from '@aranya/shared/session';
import { CheckIcon, HiddenText } from '@aranya/shared/ui/basics';
import { AsOf } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { PhoneLines } from './phone-lines';
import { phoneLines } from './phone-words';
import type { PhoneContact } from './use-phone';

const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 8,
  lineHeight: 1.5,
  '& svg': { color: palette.forest600 },
});

/** An empty ring before an event that has not happened. */
const Open = styled('span')({
  justifySelf: 'center',
  width: 12,
  height: 12,
  marginTop: 6,
  border: `2px dotted ${palette.ink2}`,
  borderRadius: '50%',
});

/** Shows whether the phone is connected and the trial record has arrived, and updates itself. */
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
