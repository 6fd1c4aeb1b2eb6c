import { askToEndSession } from '@aranya/shared/api';
import { Link } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import {
  Box,
  Button,
  MuiLink,
  PageColumn,
  PersonIcon,
  Stack,
  Typography,
  Written,
} from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Band = styled('header')({
  backgroundColor: palette.forest900,
  color: '#fff',
  borderBottom: `1px solid ${palette.forest700}`,
  '@media print': { display: 'none' },
});

/**
 * The site's navigation is absent (specification 2.9), except for the link to one's own account.
 */
export function DashboardHeader() {
  const text = useText();
  const { name, phoneNumber } = useSession();
  return (
    <Band>
      <PageColumn
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          py: 1.5,
        }}
      >
        <Typography variant="h3" component="h1">
          {text('CommFor')}
        </Typography>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', columnGap: 2, rowGap: 0.5, minWidth: 0, flexWrap: 'wrap' }}
        >
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
            <PersonIcon />
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              <Written otherwise={phoneNumber}>{name}</Written>
            </Box>
          </Stack>
          <MuiLink component={Link} to="/account" color="inherit" sx={{ py: 1.25 }}>
            {text('Privacy and account')}
          </MuiLink>
          <Button
            variant="outlined"
            onClick={askToEndSession}
            sx={{
              flexShrink: 0,
              color: '#fff',
              borderColor: palette.moss200,
              '&:hover': { borderColor: '#fff', backgroundColor: palette.forest700 },
            }}
          >
            {text('Sign Out')}
          </Button>
        </Stack>
      </PageColumn>
    </Band>
  );
}
