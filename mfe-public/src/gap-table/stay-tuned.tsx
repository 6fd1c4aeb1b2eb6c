import { Link, useLocation } from '@aranya/shared/navigation';
import { Box, Button, Typography } from '@aranya/shared/ui/basics';
import { SeedInTime } from '../drawings/field-days';
import { PublicPage } from '../page/public-page';

const TO_COME =
  'This workshop is still a seed in the ground. Its programme, its place and the way to join appear here when they are settled.';
const OVER =
  'This workshop is over. What was found there appears here when those who took part have read it and agreed.';

/** What is behind a workshop until its page is written; `?event=past` says that it is over. */
export default function StayTuned() {
  const isOver = new URLSearchParams(useLocation().search).get('event') === 'past';
  return (
    <PublicPage title="Stay Tuned!" lead="Coming Soon!">
      <Box sx={{ textAlign: 'center', '& svg': { width: 'min(100%, 420px)', height: 'auto' } }}>
        <SeedInTime />
        <Typography sx={{ my: 3, mx: 'auto', maxWidth: '52ch' }}>
          {isOver ? OVER : TO_COME}
        </Typography>
        <Button variant="contained" component={Link} to="/gap-table">
          Back to the Gap Table
        </Button>
      </Box>
    </PublicPage>
  );
}
