import MuiToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { palette } from '../theme/palette';

interface ChoiceButtonsProps<Value extends string>
  extends Omit<ToggleButtonGroupProps, 'onChange' | 'value' | 'exclusive'> {
  'aria-label': string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  /** Called with another option than the present one. */
  onChoose: (value: Value) => void;
}

export const ChoiceButtons = <Value extends string>({
  options,
  onChoose,
  ...group
}: ChoiceButtonsProps<Value>) => (
  <ToggleButtonGroup
    {...group}
    exclusive
    onChange={(_, value: Value | null) => value && onChoose(value)}
  >
    {options.map(([value, words]) => (
      <MuiToggleButton
        key={value}
        value={value}
        sx={{
          minHeight: 48,
          px: { xs: 1.5, sm: 2.5 },
          overflowWrap: 'normal',
          textTransform: 'none',
          color: palette.ink,
          '&.Mui-selected, &.Mui-selected:hover': {
            color: '#fff',
            backgroundColor: palette.forest600,
          },
        }}
      >
        {words}
      </MuiToggleButton>
    ))}
  </ToggleButtonGroup>
);
