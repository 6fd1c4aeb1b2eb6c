/** MUI components of forms. */
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as TextField } from '@mui/material/TextField';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
