import { Box, CheckIcon, InfoIcon, Stack, Typography } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import type { SignIn } from './use-sign-in';

/** Under the button: what is missing, or what the server said. Its place is kept free. */
export function SignInProblem({ signIn }: { signIn: SignIn }) {
  const sentence = signIn.warning || signIn.error;
  return (
    <Box role="alert" sx={{ minHeight: 32, mt: 1.5 }}>
      {sentence && (
        <Stack direction="row" sx={{ gap: 1, color: 'error.main', alignItems: 'flex-start' }}>
          <InfoIcon size={20} style={{ flexShrink: 0, marginTop: 3 }} />
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {sentence}
          </Typography>
        </Stack>
      )}
    </Box>
  );
}

/** Above the fields: what to do after the pop-up has finished. */
export function SignInNotice({ signIn }: { signIn: SignIn }) {
  return (
    <div role="status">
      {signIn.notice && (
        <Stack
          direction="row"
          sx={{ gap: 1.5, p: 2, mb: 3, borderRadius: 1, bgcolor: palette.moss200 }}
        >
          <CheckIcon style={{ flexShrink: 0 }} />
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {signIn.notice}
          </Typography>
        </Stack>
      )}
    </div>
  );
}
