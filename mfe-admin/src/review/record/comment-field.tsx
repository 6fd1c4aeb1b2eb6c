import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { PREPARED_COMMENTS } from '@aranya/shared/contracts/review';
import { Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { useText } from '../../texts';

interface CommentFieldProps {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A comment for the collector, with a choice of prepared sentences. */
export function CommentField({ label, help, value, onChange }: CommentFieldProps) {
  const text = useText();
  const sentences = PREPARED_COMMENTS.map((sentence) => text(sentence));
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label={label}
        helperText={help}
        multiline
        minRows={2}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.reason } }}
      />
      <TextField
        select
        label={text('Prepared sentence')}
        value={sentences.includes(value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        helperText={text('The collector reads it in their own language.')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('None')}</option>
        {sentences.map((sentence) => (
          <option key={sentence} value={sentence}>
            {sentence}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
