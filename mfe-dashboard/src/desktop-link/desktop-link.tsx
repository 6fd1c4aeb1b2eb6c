import twoScreens from '@aranya/content/drawings/dashboard/two-screens.svg';
import { Link } from '@aranya/shared/navigation';
import { Box, Button, MuiLink, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { CopyIcon } from '../icons';
import { useText } from '../texts';
import { COPIED, useCopy } from './use-copy';

export default function DesktopLink() {
  const text = useText();
  const address = `${window.location.origin}/dashboard`;
  const { message, copy } = useCopy(address);
  return (
    <PageColumn sx={{ py: 3, maxWidth: 560 }}>
      <PaperPanel sx={{ textAlign: 'center' }}>
        <Box sx={{ maxWidth: 240, mx: 'auto', mb: 2 }}>
          <img src={twoScreens} alt="" width="100%" />
        </Box>
        <Typography variant="h1" sx={{ fontSize: '1.75rem', mb: 2 }}>
          {text('Please open this link on your desktop.')}
        </Typography>
        <Box
          sx={{
            p: 2,
            mb: 2,
            borderRadius: 1,
            bgcolor: palette.sand,
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {address}
        </Box>
        <Button
          variant="contained"
          color="warning"
          startIcon={<CopyIcon size={20} />}
          onClick={copy}
        >
          {text('Copy Link')}
        </Button>
        <Typography
          role="status"
          sx={{
            minHeight: 32,
            mt: 1,
            fontWeight: 600,
            color: message === COPIED ? 'primary.main' : 'error.main',
          }}
        >
          {text(message)}
        </Typography>
        <MuiLink component={Link} to="/mob/dashboard" sx={{ display: 'inline-block', py: 1.25 }}>
          {text('Or go on with the dashboard for phones')}
        </MuiLink>
      </PaperPanel>
    </PageColumn>
  );
}
