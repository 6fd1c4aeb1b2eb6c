import Alert, { type AlertProps } from '@mui/material/Alert';

interface FailureProps extends AlertProps {
  /** Message of the failed action; nothing is shown without one. */
  children: string | null;
}

/** Message of a failed action. */
export const Failure = ({ children, ...alert }: FailureProps) =>
  children && (
    <Alert severity="error" {...alert}>
      {children}
    </Alert>
  );
