import { message } from '@aranya/shared/languages';
import { Alert, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { PhotoPicker } from './photo-picker';
import type { ProfileFieldName } from './profile-fields';
import { ProfileInputs } from './profile-inputs';
import { useProfileForm } from './use-profile-form';

export const LABELS: Record<ProfileFieldName, string> = {
  name: message('Name'),
  phoneNumber: message('Phone number'),
  email: message('Email'),
  bio: message('Bio'),
  organization: message('Organization type'),
  organizationName: message('Organization name'),
  address: message('Address'),
  webURL: message('Web link'),
  mobileCompanyName: message('Maker of your phone'),
};

const { mobileCompanyName: _, ...ON_DESKTOP } = LABELS;

/** The pressed button may be at the other end of the form. */
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: 'nearest' });

interface ProfileFormProps {
  /** In order; those of the desktop by default. */
  labels?: Partial<Record<ProfileFieldName, string>>;
  /** Shown before all others, with a Skip button. */
  first?: ProfileFieldName | undefined;
  /** Called after a successful save, and after Cancel and Skip. */
  onDone: () => void;
}

/** A failure preserves the input. */
export default function ProfileForm({ labels = ON_DESKTOP, first, onDone }: ProfileFormProps) {
  const text = useText();
  const form = useProfileForm(onDone);
  // Errors of fields that this form does not show are listed here.
  const unseen = Object.entries(form.problems).filter(
    ([name]) => !(name in labels) && name !== first,
  );
  return (
    <form noValidate onSubmit={form.save}>
      <Stack sx={{ gap: 3 }}>
        {first && (
          <Stack sx={{ gap: 2.5 }}>
            <ProfileInputs form={form} labels={{ [first]: LABELS[first] }} />
            <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
              <Button type="submit" variant="contained" color="warning" disabled={form.busy}>
                {text('Continue')}
              </Button>
              <Button variant="outlined" onClick={form.cancel}>
                {text('Skip')}
              </Button>
            </Stack>
            <Typography variant="h5" component="h2" sx={{ mt: 2 }}>
              {text('More about you, if you like')}
            </Typography>
          </Stack>
        )}
        <PhotoPicker />
        <Stack sx={{ gap: 2.5 }}>
          <ProfileInputs form={form} labels={labels} />
          {form.failure && (
            <Alert ref={bringIntoView} severity="error">
              {text(form.failure)}
              {unseen.map(([name, sentence]) => (
                <div key={name}>
                  {text(LABELS[name as ProfileFieldName] ?? name)}: {text(sentence)}
                </div>
              ))}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={form.busy}>
              {form.busy ? text('Saving…') : text('Save')}
            </Button>
            <Button variant="outlined" onClick={form.cancel}>
              {text('Cancel')}
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </form>
  );
}
