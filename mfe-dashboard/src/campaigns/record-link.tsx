import { addressOfParameter, RECORD_PATH } from '@aranya/shared/contracts';
import { Button } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';

interface RecordLinkProps {
  formId: string;
  /** `contained` if this is the next step. */
  variant?: 'contained' | 'outlined' | 'text';
  children: ReactNode;
}

/** A plain link: the page needs a full load, because its content security policy differs. */
export const RecordLink = ({ formId, variant = 'outlined', children }: RecordLinkProps) => (
  <Button variant={variant} color="secondary" href={addressOfParameter(RECORD_PATH, formId)}>
    {children}
  </Button>
);
