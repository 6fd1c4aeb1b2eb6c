import { message } from '@aranya/shared/languages';
import { Alert, Button, Stack } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { PhotoPicker } from './photo-picker';
import type { ProfileFieldName } from './profile-fields';
import { ProfileInputs } from './profile-inputs';
import { useProfileForm } from './use-profile-form';

/** Names of fields that the form for phones leaves out. */
const UNSEEN_LABELS: Partial<Record<ProfileFieldName, string>> = {
  name: message('Name'),
  phoneNumber: message('Phone number'),
};

interface ProfileFormProps {
  /** The fields to show, in their order, with the words on their labels. */
  labels: Partial<Record<ProfileFieldName, string>>;
  /** After a successful save, and after Cancel. */
  onDone: () => void;
}

/** Photo and fields of the profile with Save and Cancel. A failure keeps what was typed. */
export default function ProfileForm({ labels, onDone }: ProfileFormProps) {
  const text = useText();
  const form = useProfileForm(onDone);
  // A field that this form does not show cannot be marked: what is wrong with it is said here.
  const unseen = Object.entries(form.problems).filter(([name]) => !(name in labels));
  return (
    <Stack sx={{ gap: 3 }}>
      <PhotoPicker />
      <form noValidate onSubmit={form.save}>
        <Stack sx={{ gap: 2.5 }}>
          <ProfileInputs form={form} labels={labels} />
          {form.failure && (
            <Alert severity="error">
              {text(form.failure)}
              {unseen.map(([name, sentence]) => (
                <div key={name}>
                  {text(UNSEEN_LABELS[name as ProfileFieldName] ?? name)}: {text(sentence)}
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
      </form>
    </Stack>
  );
}
