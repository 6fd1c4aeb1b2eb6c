import { LONG_WAIT_MS } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { useEffect, useState } from 'react';
import { useText } from '../texts';

interface LongWaitProps {
  waits: boolean;
}

/** The element always exists, for screen readers. */
export function LongWait({ waits }: LongWaitProps) {
  const text = useText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = window.setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      window.clearTimeout(timer);
      setLong(false);
    };
  }, [waits]);
  return (
    <div role="status">
      {isLong && (
        <Typography sx={{ my: 1 }}>
          {text(
            'This takes longer than usual. It ends within a minute, with an answer or without.',
          )}
        </Typography>
      )}
    </div>
  );
}
