import { FIELD_LIMITS } from '@aranya/shared/contracts';
import { TextField } from '@aranya/shared/ui/forms';

interface SearchFieldProps {
  /** Description of the searched fields. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** Search field of a list; limited to the server's maximum length. */
export function SearchField({ label, typed, onType }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      slotProps={{ htmlInput: { maxLength: FIELD_LIMITS.name } }}
      sx={{ maxWidth: { md: 480 } }}
    />
  );
}
