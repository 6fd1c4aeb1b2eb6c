import { ORGANISATION_TYPES } from '@aranya/shared/contracts';
import { message, type TextOf } from '@aranya/shared/languages';
import { MenuItem, TextField } from '@aranya/shared/ui/forms';
import { useText } from '../texts';
import type { ProfileFieldName } from './profile-fields';
import type { ProfileForm } from './use-profile-form';

interface FieldKind {
  type?: 'email' | 'url' | 'tel';
  autoComplete?: string;
  rows?: number;
  hint?: string;
  readOnly?: boolean;
}

const KINDS: Record<ProfileFieldName, FieldKind> = {
  name: { autoComplete: 'name' },
  phoneNumber: { type: 'tel', readOnly: true, hint: message('You sign in with this number.') },
  email: { type: 'email', autoComplete: 'email' },
  organization: {},
  organizationName: { autoComplete: 'organization' },
  address: { autoComplete: 'street-address', rows: 2 },
  webURL: { type: 'url', autoComplete: 'url', hint: message('Begins with https://') },
  mobileCompanyName: {
    hint: message('For example Samsung, Xiaomi or Nokia: it helps with help for ODK Collect.'),
  },
  bio: { rows: 3, hint: message('Stays in this browser until you sign out; it is not sent.') },
};

interface ProfileInputsProps {
  form: ProfileForm;
  labels: Partial<Record<ProfileFieldName, string>>;
}

export function ProfileInputs({ form, labels }: ProfileInputsProps) {
  const text = useText();
  return Object.entries(labels).map(([key, label]) => {
    const name = key as ProfileFieldName;
    const { hint, rows, readOnly, autoComplete, type } = KINDS[name];
    const problem = form.problems[name];
    const isChoice = name === 'organization';
    return (
      <TextField
        key={name}
        label={text(label)}
        name={name}
        type={type}
        value={form.fields[name]}
        onChange={(event) => form.change(name, event.target.value)}
        error={problem !== undefined}
        helperText={text(problem ?? hint ?? '')}
        autoComplete={autoComplete}
        multiline={rows !== undefined}
        minRows={rows}
        select={isChoice}
        slotProps={{ htmlInput: { readOnly } }}
      >
        {isChoice && organisationTypes(form.fields.organization, text)}
      </TextField>
    );
  });
}

/** Includes a stored type of an existing service. */
function organisationTypes(stored: string, text: TextOf) {
  const kinds: string[] = [...ORGANISATION_TYPES];
  if (stored && !kinds.includes(stored)) kinds.push(stored);
  return kinds.map((kind) => (
    <MenuItem key={kind} value={kind}>
      {text(kind)}
    </MenuItem>
  ));
}
