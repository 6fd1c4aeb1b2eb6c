import { dateIn, useCommonText, useReading } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';

interface AsOfProps {
  /** `keptAt` of a query; undefined if the answer is current: then nothing is shown. */
  at: Date | undefined;
}

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
