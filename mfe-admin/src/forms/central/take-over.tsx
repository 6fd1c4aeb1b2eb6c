import type { CentralForm, FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { Box, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { useEffect, useId, useRef, useState } from 'react';
import { takeOverForm } from '../../calls/administration-calls';
import { useAction } from '../../loading/use-action';
import { useText } from '../../texts';
import { UploadReport } from '../upload/upload-report';
import { FORM_KINDS, UPLOAD_KINDS, type UploadKind } from '../upload/upload-words';

interface TakeOverProps {
  form: CentralForm;
  onTaken: () => void;
}

/** Preview of a form of ODK Central, with a button that imports it. */
export function TakeOver({ form, onTaken }: TakeOverProps) {
  const text = useText();
  const { formId, title, versionHere } = form;
  const headingId = useId();
  const [kind, setKind] = useState<UploadKind>('targeted');
  const [answer, setAnswer] = useState<FormUploadAnswer | null>(null);
  const { busy, failure, run } = useAction();
  const ask = async (check: 'yes' | 'no') => {
    const given = await takeOverForm({ formId, check, kind });
    setAnswer(given);
    if (given.status === 'published') onTaken();
  };
  const look = useRef(() => run(() => ask('yes')));
  useEffect(() => void look.current(), []);
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 5 }}>
      <Typography variant="h4" component="h2" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
        {text('{form} from ODK Central', { form: title })}
      </Typography>
      {busy && <Typography role="status">{text('ODK Central is asked…')}</Typography>}
      <Failure>{failure}</Failure>
      {answer && <UploadReport answer={answer} />}
      {answer?.status === 'checked' && (
        <Stack sx={{ gap: 2.5, maxWidth: 640, alignItems: 'flex-start', mt: 3 }}>
          {versionHere === null && (
            <ChoiceField
              label={text('Who may have it from now on')}
              value={kind}
              options={UPLOAD_KINDS.map((one) => [one, text(FORM_KINDS[one])])}
              onChoose={setKind}
            />
          )}
          <Typography color="textSecondary">
            {text(
              'In ODK Central nothing changes. Its records are here within a minute; look over what its questions mean on its page then.',
            )}
          </Typography>
          <Button variant="contained" disabled={busy} onClick={() => run(() => ask('no'))}>
            {text('Take it over')}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
