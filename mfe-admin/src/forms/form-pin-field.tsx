import { FormPin } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Alert, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type FormEvent, useState } from 'react';
import { setFormPin } from '../calls/administration-calls';
import { Heading } from '../frame/section';
import { useAction, useNotice } from '../loading/actions';
import { useText } from '../texts';
import type { FormPartProps } from './form-words';

/** Dates of these years are easy to guess. */
const YEARS = { from: 1900, to: 2100 };

/** Digit positions in common orders of a date. */
const ORDERS = [
  { day: [0, 2], month: [2, 4], year: [4, 8] },
  { day: [2, 4], month: [0, 2], year: [4, 8] },
  { day: [6, 8], month: [4, 6], year: [0, 4] },
] as const;

/** An attacker can try every date. */
export function isDateLike(pin: string): boolean {
  return ORDERS.some((order) => {
    const read = ([from, to]: readonly [number, number]) => Number(pin.slice(from, to));
    const [day, month, year] = [read(order.day), read(order.month), read(order.year)];
    if (year < YEARS.from || year > YEARS.to) return false;
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });
}

export function randomFormPin(): string {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    // Values above this bound are discarded: a plain modulo would favour low numbers.
    if (number >= 4_200_000_000) continue;
    const pin = String(number % 100_000_000).padStart(8, '0');
    if (!isDateLike(pin)) return pin;
  }
}

/** The server stores only the PIN's hash, so it is never shown again. */
export function FormPinField({ form, onChanged }: FormPartProps) {
  const text = useText();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const [tell, notice] = useNotice();
  const { busy, failure, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = FormPin.safeParse(pin);
    setProblem(read.success ? '' : (read.error.issues[0]?.message ?? ''));
    if (!read.success || !(await run(() => setFormPin(form.id, read.data)))) return;
    setPin('');
    tell(text('The new PIN is set.'));
    onChanged();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Heading component="h3" sx={{}}>
        {text('PIN')}
      </Heading>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {form.hasPin
          ? text(
              'A PIN is set. Only its hash is kept, so nobody can read it. A new one replaces it; people who have access keep it.',
            )
          : text('No PIN is set yet, so nobody can ask for this form.')}{' '}
        {text('Write the new one down before you set it.')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TextField
          label={text('New PIN')}
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          error={problem !== '' || failure !== ''}
          helperText={text(problem || failure || message('Eight digits'))}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
          sx={{ maxWidth: 260 }}
        />
        <Button onClick={() => setPin(randomFormPin())} sx={{ mt: { sm: 0.75 } }}>
          {text('Suggest digits')}
        </Button>
        <Button type="submit" variant="contained" disabled={busy} sx={{ mt: { sm: 0.75 } }}>
          {text('Set PIN')}
        </Button>
      </Stack>
      {isDateLike(pin) && (
        <Alert severity="warning" sx={{ mt: 2, maxWidth: '68ch' }}>
          {text(
            'This is a date. There are few enough dates to try them all, so others may find it. You can set it; suggested digits are safer.',
          )}
        </Alert>
      )}
      {notice}
    </form>
  );
}
