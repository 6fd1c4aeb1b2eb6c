import { dateIn, useCommonText, useReading } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';

interface AsOfProps {
  /**
   * When what is shown came (`keptAt` of its question); undefined if it is of now: then nothing is
   * said.
   */
  at: Date | undefined;
}

/** Says of when something is that this device kept for a time without network. */
export function AsOf({ at }: AsOfProps) {
  const text = useCommonText();
  const reading = useReading();
  if (!at) return null;
  const when = dateIn(reading, at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Typography component="p" variant="body2" role="status" sx={{ color: 'inherit', my: 0.5 }}>
      {text('No network: this is as of {when}.', { when })}
    </Typography>
  );
}
