import { Alert } from '@aranya/shared/ui/basics';
import { useEffect, useRef } from 'react';

/**
 * Reports that a draft was replaced. It takes the focus, because the pressed button was removed.
 */
export function ReplacedNotice({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ mb: 2 }}>
      {children}
    </Alert>
  );
}
