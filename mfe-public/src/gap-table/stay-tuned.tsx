import { Link } from '@aranya/shared/navigation';
import { Box, Button, Typography } from '@aranya/shared/ui/basics';
import { SeedInTime } from '../drawings/field-days';
import { PublicPage } from '../page/public-page';

/** What is behind a workshop until its page is written. */
export default function StayTuned() {
  return (
    <PublicPage title="Stay Tuned!" lead="Coming Soon!">
      <Box sx={{ textAlign: 'center', '& svg': { width: 'min(100%, 420px)', height: 'auto' } }}>
        <SeedInTime />
        <Typography sx={{ my: 3, mx: 'auto', maxWidth: '52ch' }}>
          This workshop is still a seed in the ground. Its programme, its place and the way to join
          appear here when they are settled.
        </Typography>
        <Button variant="contained" component={Link} to="/gap-table">
          Back to the Gap Table
        </Button>
      </Box>
    </PublicPage>
  );
}
