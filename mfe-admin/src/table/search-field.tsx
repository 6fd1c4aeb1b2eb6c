import { TextField } from '@aranya/shared/ui/forms';

interface SearchFieldProps {
  /** What it searches in. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** Where one types what a list is searched for; as long as the server takes it. */
export function SearchField({ label, typed, onType }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      slotProps={{ htmlInput: { maxLength: 120 } }}
      sx={{ maxWidth: { md: 480 } }}
    />
  );
}
