import type { ClosingChoice } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { useText } from '../texts';
import { AccountSection } from './account-section';
import { useCloseAccount } from './use-close-account';

const CHOICES: { choice: ClosingChoice; title: string; detail: string }[] = [
  {
    choice: 'anonymise',
    title: message('Leave my records, without me'),
    detail: message(
      'Species, places and photos stay and help the forest. Your name, your phone and every link to you go.',
    ),
  },
  {
    choice: 'delete',
    title: message('Delete everything'),
    detail: message('Your records and their photos go with your account.'),
  },
];

const Choices = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: 12,
  '& > legend': { padding: 0, marginBottom: 12, fontWeight: 600 },
});

const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 12px',
  padding: 16,
  border: `1.5px solid ${palette.sandBorder}`,
  borderRadius: 8,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: palette.forest600, backgroundColor: '#fff' },
  '&:has(:focus-visible)': { outline: `3px solid ${palette.forest600}`, outlineOffset: 2 },
  '& input': {
    gridRow: 'span 2',
    width: 20,
    height: 20,
    margin: '2px 0 0',
    accentColor: palette.forest600,
    outline: 'none',
  },
});

/** Asks for the future of the records and for the PIN, and explains how to undo the closing. */
function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const problemId = useId();
  const form = useCloseAccount();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={form.submit}>
        <DialogTitle>{text('Close your account?')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 3 }}>
            <Choices aria-describedby={form.problems.choice ? problemId : undefined}>
              <legend>{text('What happens with your records?')}</legend>
              {CHOICES.map(({ choice, title, detail }) => (
                <Choice key={choice}>
                  <input
                    type="radio"
                    name="choice"
                    value={choice}
                    checked={form.choice === choice}
                    onChange={() => form.choose(choice)}
                  />
                  <span style={{ fontWeight: 600 }}>{text(title)}</span>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {text(detail)}
                  </Typography>
                </Choice>
              ))}
              {form.problems.choice && (
                <Typography id={problemId} role="alert" color="error" variant="body2">
                  {text(form.problems.choice)}
                </Typography>
              )}
            </Choices>
            <Typography>
              {text(
                'At once you are signed out everywhere, and your phone can send no more records: send what is on it first. For 14 days nothing is deleted; sign in to keep your account. After that it cannot be undone.',
              )}
            </Typography>
            <TextField
              label={text('Your PIN')}
              name="pin"
              type="password"
              value={form.pin}
              onChange={(event) => form.typePin(event.target.value)}
              error={form.problems.pin !== ''}
              helperText={text(form.problems.pin)}
              autoComplete="current-password"
              slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-required': true } }}
            />
            <Failure>{form.failure && text(form.failure)}</Failure>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose}>{text('Cancel')}</Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={form.busy}>
            {form.busy ? text('Closing…') : text('Close my account')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function CloseAccount() {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection
      title={text('Close your account')}
      lead={text(
        'You choose whether your records are deleted too, or stay without your name. For 14 days you can change your mind.',
      )}
    >
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {text('Close my account…')}
      </Button>
      {open && <CloseAccountDialog onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
