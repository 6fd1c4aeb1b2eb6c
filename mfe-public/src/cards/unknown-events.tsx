import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** Shown above the samples if the server did not return the events. */
export function UnknownEvents() {
  const text = useText();
  return (
    <Typography role="status" sx={{ mb: 2 }}>
      {text('Which events are announced could not be loaded just now. These are samples.')}
    </Typography>
  );
}
