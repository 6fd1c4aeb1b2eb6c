import { Checkbox, FormControlLabel } from '@aranya/shared/ui/forms';

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

export const CheckField = ({ label, checked, onCheck }: CheckFieldProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox checked={checked} onChange={(_, now) => onCheck(now)} />}
  />
);
