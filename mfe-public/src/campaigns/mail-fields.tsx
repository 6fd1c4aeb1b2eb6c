import { Checkbox, FormControlLabel, FormHelperText, TextField } from '@aranya/shared/ui/forms';
import { useId } from 'react';
import { useText } from '../texts';

interface MailFieldsProps {
  given: { email: string; consent: boolean };
  /** Error messages by field name. */
  problems: Partial<Record<string, string>>;
  onChange: (changed: Partial<MailFieldsProps['given']>) => void;
}

/** The fields: the address, and the consent that is required to store it. */
export function MailFields({ given, problems, onChange }: MailFieldsProps) {
  const text = useText();
  const consentErrorId = useId();
  const { email, consent } = problems;
  return (
    <>
      <TextField
        fullWidth
        name="email"
        type="email"
        label={text('Email')}
        autoComplete="email"
        autoFocus
        value={given.email}
        error={email !== undefined}
        helperText={email && text(email)}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <FormControlLabel
        // The first line of the label is as high as the box, and does not touch its focus ring.
        sx={{
          mt: 0.5,
          alignItems: 'flex-start',
          '& .MuiFormControlLabel-label': { pt: 1, pl: 0.5 },
        }}
        control={
          <Checkbox
            name="consent"
            checked={given.consent}
            slotProps={{
              input: {
                'aria-invalid': consent !== undefined,
                ...(consent && { 'aria-describedby': consentErrorId }),
              },
            }}
            onChange={({ target }) => onChange({ consent: target.checked })}
          />
        }
        label={text('Keep my address and write to me about new campaigns')}
      />
      {consent && (
        <FormHelperText error id={consentErrorId} sx={{ ml: 4 }}>
          {text(consent)}
        </FormHelperText>
      )}
    </>
  );
}
