import type { Licence, LicencesAnswer } from '@aranya/shared/contracts';
import { Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { Checkbox, FormControlLabel } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { setRecordLicence } from '../calls/administration-calls';
import { useAction } from '../loading/use-action';
import { useText } from '../texts';
import { LicenceField } from './licence-field';

interface RecordLicenceProps {
  known: LicencesAnswer;
  onSaved: () => void;
}

/** Licence of records that people send. */
export function RecordLicence({ known, onSaved }: RecordLicenceProps) {
  const text = useText();
  const [licence, setLicence] = useState<Licence | null>(known.records);
  const [alsoBefore, setAlsoBefore] = useState(false);
  const { busy, failure, run } = useAction();
  const save = async () => {
    if (licence && (await run(() => setRecordLicence({ licence, alsoBefore })))) onSaved();
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <LicenceField
        label={text('Records that people send')}
        licence={licence}
        hint={text('For records received from now on. Earlier ones keep their licence.')}
        onChange={setLicence}
      />
      {known.earlierRecords === null && (
        <FormControlLabel
          label={text('Also for records received before a licence was chosen')}
          control={
            <Checkbox
              checked={alsoBefore}
              onChange={({ target }) => setAlsoBefore(target.checked)}
            />
          }
        />
      )}
      <Failure>{failure}</Failure>
      <Button variant="contained" disabled={busy || !licence} onClick={save}>
        {text('Save the licence')}
      </Button>
      <Typography color="textSecondary">
        {known.earlierRecords
          ? text('Records received before a licence was chosen have one too.')
          : text('Records received before a licence was chosen are left out of downloads.')}
      </Typography>
    </Stack>
  );
}
