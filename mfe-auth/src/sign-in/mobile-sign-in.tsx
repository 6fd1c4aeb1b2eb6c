import surveyedForestStrip from '@aranya/content/drawings/sign-in/surveyed-forest-strip.svg';
import { settings } from '@aranya/shared/config';
import { Navigate } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Box, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { Picture } from './picture';
import { IdentityLinks, SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';
import { useSignInTarget } from './use-sign-in-target';

export default function MobileSignIn() {
  const text = useText();
  const signIn = useSignIn();
  const session = useSession();
  const wayBack = useSignInTarget('/mob/dashboard');
  if (session.userId) return <Navigate to={wayBack} replace />;
  return (
    <PageColumn sx={{ py: 3, maxWidth: 560 }}>
      <PaperPanel aria-labelledby="sign-in-heading" sx={{ p: 0, overflow: 'hidden' }}>
        <Box sx={{ position: 'relative', height: 96, bgcolor: palette.sand }}>
          <Picture src={surveyedForestStrip} alt="" />
        </Box>
        <Box sx={{ p: 3 }}>
          <Typography variant="h1" id="sign-in-heading" sx={{ fontSize: '1.75rem', mb: 0.5 }}>
            {text('Sign in to {name}', { name: settings().brand.name })}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {text('Your forms and your QR code wait for you.')}
          </Typography>
          <SignInForm signIn={signIn}>
            {signIn.busy ? text('Loading...') : text('Login')}
          </SignInForm>
          <IdentityLinks application="mobile" />
        </Box>
      </PaperPanel>
    </PageColumn>
  );
}
