import { LICENCE_FACTS, LICENCES, type Licence } from '@aranya/shared/contracts';
import { TextField } from '@aranya/shared/ui/forms';
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
    <TextField
      select
      fullWidth
      label={label}
      value={licence ?? ''}
      helperText={hint}
      onChange={({ target }) => {
        const chosen = LICENCES.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {licence === null && <option value="">{text('None: left out of downloads')}</option>}
      {LICENCES.map((one) => (
        <option key={one} value={one}>
          {LICENCE_FACTS[one].name}
        </option>
      ))}
    </TextField>
  );
}
