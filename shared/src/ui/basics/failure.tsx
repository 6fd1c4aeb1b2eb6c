import Alert, { type AlertProps } from '@mui/material/Alert';

interface FailureProps extends AlertProps {
  /** Null or an empty text shows nothing. */
  children: string | null;
}

export const Failure = ({ children, ...alert }: FailureProps) =>
  children && (
    <Alert severity="error" {...alert}>
      {children}
    </Alert>
  );
