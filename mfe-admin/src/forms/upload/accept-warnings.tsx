import { Box, Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { useAction } from '../../loading/use-action';
import { useText } from '../../texts';

interface AcceptWarningsProps {
  /** Another action is running. */
  busy: boolean;
  publish: () => Promise<void>;
}

/** Publishes a form despite ODK Central's warnings. */
export function AcceptWarnings({ busy, publish }: AcceptWarningsProps) {
  const text = useText();
  const action = useAction();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography sx={{ mb: 2 }}>
        {text(
          'ODK Central publishes the form all the same where you accept what it warns of. Records of the earlier version stay in Central; what they answered to a question that is gone is no longer in its tables.',
        )}
      </Typography>
      <Button
        variant="outlined"
        color="error"
        disabled={busy || action.busy}
        onClick={() => action.run(publish)}
      >
        {text('Accept the warnings and publish')}
      </Button>
      <Failure sx={{ mt: 2 }}>{action.failure}</Failure>
    </Box>
  );
}
