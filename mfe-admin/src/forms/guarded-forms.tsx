import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { Alert } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** Warns administrators of forms whose PIN is being guessed; empty if there are none. */
export function GuardedForms({ forms }: { forms: readonly AdministeredForm[] }) {
  const text = useText();
  return forms
    .filter(({ isGuarded }) => isGuarded)
    .map(({ id, title }) => (
      <Alert key={id} severity="warning" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {text(
          'Somebody guesses the PIN of {form}. For a day only people who have sent a record may try it; others are among the requests, where you can give them the form. Set another PIN if this one is a date.',
          { form: title },
        )}
      </Alert>
    ));
}
