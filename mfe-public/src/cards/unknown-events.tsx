import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** Said above the samples where the server did not tell which events there are. */
export function UnknownEvents() {
  const text = useText();
  return (
    <Typography role="status" sx={{ mb: 2 }}>
      {text('Which events are announced could not be loaded just now. These are samples.')}
    </Typography>
  );
}
