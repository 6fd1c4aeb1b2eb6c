import { useReading } from '@aranya/shared/languages';
import { Box, InfoIcon, Stack, Typography } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { dayOf } from '../account/days';
import { useText } from '../texts';
import type { SignIn } from './use-sign-in';

export function SignInProblem({ signIn }: { signIn: SignIn }) {
  const text = useText();
  const sentence = signIn.warning || signIn.error;
  return (
    <Box sx={{ minHeight: 32, mt: 1.5 }}>
      <div role="alert">{sentence && <Fault>{text(sentence)}</Fault>}</div>
      {!sentence && signIn.lasting && (
        <div role="status">
          <Fault>{text(signIn.lasting)}</Fault>
        </div>
      )}
    </Box>
  );
}

export function Fault({ children }: { children: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1, color: 'error.main', alignItems: 'flex-start' }}>
      <InfoIcon size={20} style={{ flexShrink: 0, marginTop: 3 }} />
      <Typography component="span" sx={{ fontWeight: 500 }}>
        {children}
      </Typography>
    </Stack>
  );
}

export function SignInNotice({ signIn }: { signIn: SignIn }) {
  const reading = useReading();
  const text = useText();
  const { sentence, closesAt } = signIn.notice;
  return (
    <div role="status">
      {sentence && (
        <Stack
          direction="row"
          sx={{ gap: 1.5, p: 2, mb: 3, borderRadius: 1, bgcolor: palette.moss200 }}
        >
          <InfoIcon style={{ flexShrink: 0 }} />
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {text(sentence, closesAt ? { day: dayOf(closesAt, reading) } : {})}
          </Typography>
        </Stack>
      )}
    </div>
  );
}
