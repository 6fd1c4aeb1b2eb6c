import { Box, Button, InfoIcon, Stack, Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { useProviderSignIn } from './use-provider-sign-in';

/** Button for signing in with the institute's identity provider, and the result of the attempt. */
export function ProviderSignIn() {
  const text = useText();
  const { name, begin, busy, problem } = useProviderSignIn();
  if (!name) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        variant="outlined"
        fullWidth
        // Not disabled: a disabled button loses the focus.
        aria-disabled={busy}
        onClick={() => busy || begin()}
        sx={{ minHeight: 48 }}
      >
        {busy ? text('Signing in...') : text('Sign in with {name}', { name })}
      </Button>
      <Box role="alert">
        {problem && (
          <Stack
            direction="row"
            sx={{ gap: 1, mt: 1.5, color: 'error.main', alignItems: 'flex-start' }}
          >
            <InfoIcon size={20} style={{ flexShrink: 0, marginTop: 3 }} />
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {text(problem, { name })}
            </Typography>
          </Stack>
        )}
      </Box>
    </Box>
  );
}
