import seedInTime from '@aranya/content/drawings/field-days/seed-in-time.svg';
import { Link } from '@aranya/shared/navigation';
import { Box, Button, Typography } from '@aranya/shared/ui/basics';
import { Drawing } from '../page/drawing';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';

/** Upcoming and past workshops have the same text, because pages are prerendered by path. */
export default function StayTuned() {
  const text = useText();
  return (
    <PublicPage title={text('Stay Tuned!')} lead={text('Coming Soon!')}>
      <Box sx={{ textAlign: 'center', '& img': { width: 'min(100%, 420px)', height: 'auto' } }}>
        <Drawing src={seedInTime} />
        <Typography sx={{ my: 3, mx: 'auto', maxWidth: '52ch' }}>
          {text(
            'The page of this workshop is still a seed in the ground. What is settled before a workshop, and what those who took part have found in one that is over, appears here in its time.',
          )}
        </Typography>
        <Button variant="contained" component={Link} to="/gap-table">
          {text('Back to the Gap Table')}
        </Button>
      </Box>
    </PublicPage>
  );
}
