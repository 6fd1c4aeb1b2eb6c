import { LICENCE_FACTS, LICENCES, type Licence } from '@aranya/shared/contracts';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { useText } from '../texts';

interface LicenceFieldProps {
  label: string;
  /** Null while no licence is chosen. */
  licence: Licence | null;
  hint?: string;
  onChange: (licence: Licence) => void;
}

/** Choice of one of the three licences. */
export function LicenceField({ label, licence, hint, onChange }: LicenceFieldProps) {
  const text = useText();
  return (
    <ChoiceField
      fullWidth
      label={label}
      value={licence ?? ''}
      helperText={hint}
      options={[
        ...(licence === null ? [['', text('None: left out of downloads')] as const] : []),
        ...LICENCES.map((one) => [one, LICENCE_FACTS[one].name] as const),
      ]}
      onChoose={(chosen) => chosen && onChange(chosen)}
    />
  );
}
