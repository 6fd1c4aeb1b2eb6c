import surveyedForest from '@aranya/content/drawings/sign-in/surveyed-forest.svg';
import { settings } from '@aranya/shared/config';
import { SERVER_ERROR_MS } from '@aranya/shared/contracts';
import { Navigate } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Box, CircularProgress, PageColumn, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { Picture } from './picture';
import { IdentityLinks, SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';
import { useSignInTarget } from './use-sign-in-target';

const Sheet = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(340px, 5fr) 7fr',
  minHeight: 600,
  overflow: 'hidden',
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: '0 12px 40px rgba(4, 18, 12, 0.28)',
}));

const FormSide = styled('div')(({ theme }) => ({
  padding: theme.spacing(5, 4),
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(7, 7) },
}));

export default function DesktopSignIn() {
  const text = useText();
  const signIn = useSignIn({ errorLifetimeMs: SERVER_ERROR_MS });
  const session = useSession();
  const wayBack = useSignInTarget('/dashboard');
  if (session.userId) return <Navigate to={wayBack} replace />;
  return (
    <PageColumn sx={{ py: 6 }}>
      <Sheet aria-labelledby="sign-in-heading">
        <FormSide>
          <Typography variant="h1" id="sign-in-heading" sx={{ fontSize: '2.25rem', mb: 1 }}>
            {text('Sign in to {name}', { name: settings().brand.name })}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 4 }}>
            {text('Your forms, QR code and records wait for you.')}
          </Typography>
          <SignInForm
            signIn={signIn}
            aria-busy={signIn.busy}
            endIcon={signIn.busy && <CircularProgress size={18} color="inherit" aria-hidden />}
          >
            {text('Login')}
          </SignInForm>
          <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <IdentityLinks application="desktop" />
          </Box>
        </FormSide>
        <Box sx={{ position: 'relative', bgcolor: palette.sand }}>
          <Picture src={surveyedForest} alt="" />
        </Box>
      </Sheet>
    </PageColumn>
  );
}
