export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Snackbar } from '@mui/material/Snackbar';
export { default as Tooltip } from '@mui/material/Tooltip';
export * from './message-dialog';
