import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { PREPARED_COMMENTS } from '@aranya/shared/contracts/review';
import { Stack } from '@aranya/shared/ui/basics';
import { ChoiceField, TextField } from '@aranya/shared/ui/forms';
import { useText } from '../../texts';

interface CommentFieldProps {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
}

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
      <ChoiceField
        label={text('Prepared sentence')}
        value={sentences.includes(value) ? value : ''}
        helperText={text('The collector reads it in their own language.')}
        options={[
          ['', text('None')],
          ...sentences.map((sentence) => [sentence, sentence] as const),
        ]}
        onChoose={onChange}
      />
    </Stack>
  );
}
