import { sendWithPin } from '@aranya/shared/queue';
import { Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type FormEvent, useState } from 'react';
import { useText } from '../texts';

/** Asks for a form's PIN again, because PINs are not stored. */
export function PinOfForm({ id }: { id: string }) {
  const text = useText();
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isUnanswered, setUnanswered] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || pin.trim() === '') return;
    setBusy(true);
    try {
      const isAnswered = await sendWithPin(id, pin.trim());
      setUnanswered(!isAnswered);
      // The answer may be older than the field's content, which then remains.
      if (isAnswered) setPin((typed) => (typed === pin ? '' : typed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Typography sx={{ mt: 1 }}>
        {text('It needs the PIN of the campaign, which is not kept on this device.')}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={text('PIN')}
          name="form-pin"
          type="password"
          size="small"
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          error={isUnanswered}
          helperText={isUnanswered && text('There is no network yet. Try again when there is.')}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Button type="submit" variant="outlined" disabled={isBusy}>
          {text('Request Access')}
        </Button>
      </Stack>
    </form>
  );
}
