import { RemoteRegion } from '@aranya/shared/federation';
import { Link, useApplication } from '@aranya/shared/navigation';
import { isCommunityFor, useSession } from '@aranya/shared/session';
import { MuiLink, PageColumn, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { CloseAccount } from './close-account';
import { DownloadOwnData } from './download-own-data';
import { PublicChoices } from './public-choices';
import { SessionList } from './session-list';

export default function AccountPage() {
  const text = useText();
  const session = useSession();
  const mobile = useApplication() === 'mobile';
  return (
    <PageColumn sx={{ py: { xs: 3, md: 5 }, maxWidth: 880 }}>
      <Typography variant="h1" sx={{ color: '#fff', fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {text('Privacy and account')}
      </Typography>
      <Typography sx={{ color: '#fff', mt: 1, overflowWrap: 'anywhere' }}>
        <Written>{session.name}</Written>
      </Typography>
      <Stack direction="row" sx={{ color: '#fff', columnGap: 3, mb: 3, flexWrap: 'wrap' }}>
        <MuiLink
          component={Link}
          to={mobile ? '/mob/dashboard' : '/dashboard'}
          color="inherit"
          sx={{ py: 1.25 }}
        >
          {text('Back to the dashboard')}
        </MuiLink>
        <MuiLink component={Link} to="/privacy-policy" color="inherit" sx={{ py: 1.25 }}>
          {text('Privacy policy')}
        </MuiLink>
      </Stack>
      <Stack sx={{ gap: 3 }}>
        <DownloadOwnData />
        {!isCommunityFor(session) && <PublicChoices />}
        <SessionList />
        {/* Only for collectors: staff have no code. */}
        {session.odkToken !== '' && !isCommunityFor(session) && (
          <RemoteRegion remote="mfe-dashboard" expose="./lost-phone" label={text('the QR code')} />
        )}
        <CloseAccount />
      </Stack>
    </PageColumn>
  );
}
