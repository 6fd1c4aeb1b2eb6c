import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { Alert } from '@aranya/shared/ui/basics';
import { useText } from '../../texts';
import { NOT_IN_CENTRAL } from '../form-words';

/** Shown instead of the state of a form that is missing in ODK Central, with the next step. */
export function NotInCentral({ why }: { why: NonNullable<AdministeredForm['notInCentral']> }) {
  const text = useText();
  const { name, advice } = NOT_IN_CENTRAL[why];
  return (
    <Alert severity="warning" sx={{ maxWidth: 640 }}>
      <strong>{text(name)}.</strong> {text(advice)}
    </Alert>
  );
}
