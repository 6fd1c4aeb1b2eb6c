import { Alert } from '@aranya/shared/ui/basics';
import { useEffect, useRef } from 'react';

/** Says that a draft took another one's place. What was pressed is gone, so the page goes on from here. */
export function ReplacedNotice({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ mb: 2 }}>
      {children}
    </Alert>
  );
}
