import { Link } from '@aranya/shared/navigation';
import { Box, Button, Typography } from '@aranya/shared/ui/basics';
import type { ComponentType } from 'react';
import type { DrawingProps } from '../drawings/drawing';
import { PublicPage } from './public-page';

interface ComingPageProps {
  title: string;
  lead: string;
  Drawing: ComponentType<DrawingProps>;
  /** What is not here yet. */
  heading: string;
  /** What it will be, and what to do until then. */
  text: string;
  onward: { name: string; to: string };
}

/** A page whose content is still growing: it says so, and leads on. */
export function ComingPage({ title, lead, Drawing, heading, text, onward }: ComingPageProps) {
  return (
    <PublicPage title={title} lead={lead}>
      <Box sx={{ textAlign: 'center', '& > svg': { width: 'min(100%, 460px)', height: 'auto' } }}>
        <Drawing />
        <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
          {heading}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3, mx: 'auto', maxWidth: '56ch' }}>
          {text}
        </Typography>
        <Button variant="contained" component={Link} to={onward.to}>
          {onward.name}
        </Button>
      </Box>
    </PublicPage>
  );
}
