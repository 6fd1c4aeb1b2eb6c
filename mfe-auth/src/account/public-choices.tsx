import { problemFor, useQuery } from '@aranya/shared/api';
import type { PublicChoices as Choices } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Alert, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { Checkbox, FormControlLabel } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { useText } from '../texts';
import { getPublicChoices, setPublicChoices } from './account-calls';
import { AccountSection } from './account-section';

type Labels = readonly { name: keyof Choices; label: string }[];

const PUBLIC: Labels = [
  { name: 'nameIsPublic', label: message('Show my name with my records') },
  { name: 'photosArePublic', label: message('Show the photos of my records') },
];
const MESSAGES: Labels = [
  { name: 'reviewMessages', label: message('Tell me when my records were reviewed') },
];

/** Each press is saved at once. */
export function PublicChoices() {
  const text = useText();
  const known = useQuery((_: object, signal) => getPublicChoices(signal), {});
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const choose = async (next: Choices) => {
    setBusy(true);
    setSaved(false);
    setFailure('');
    try {
      known.replace(await setPublicChoices(next));
      setSaved(true);
    } catch (error) {
      setFailure(problemFor(error).message);
    } finally {
      setBusy(false);
    }
  };
  const { data } = known;
  const said = failure || known.failure;
  const boxes = (labels: Labels) => (
    <Stack>
      {labels.map(({ name, label }) => (
        <FormControlLabel
          key={name}
          label={text(label)}
          control={
            <Checkbox
              checked={data?.[name] ?? false}
              disabled={!data || busy}
              onChange={({ target }) => data && choose({ ...data, [name]: target.checked })}
            />
          }
        />
      ))}
    </Stack>
  );
  return (
    <>
      <AccountSection
        title={text('What everyone may see')}
        lead={text(
          'Your records are public without your name and without photos, unless you choose otherwise. Your name is never shown with a record whose place is made coarse. You can change this at any time; copies that others have downloaded remain.',
        )}
      >
        {boxes(PUBLIC)}
      </AccountSection>
      <AccountSection
        title={text('Messages')}
        lead={text(
          'A text message to your phone, once a week at most. You can end it at any time.',
        )}
      >
        {boxes(MESSAGES)}
        <div role="status">
          {saved && <Typography sx={{ mt: 1 }}>{text('Your choice is saved.')}</Typography>}
        </div>
        {said && (
          <Alert
            severity="error"
            sx={{ mt: 2 }}
            action={!data && <Button onClick={known.refetch}>{text('Try again')}</Button>}
          >
            {text(said)}
          </Alert>
        )}
      </AccountSection>
    </>
  );
}
