import { PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useId } from 'react';
import { useText } from '../texts';

export const GapColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(8) },
}));

export function GapPanel({ children }: { children: ReactNode }) {
  const text = useText();
  const headingId = useId();
  return (
    <PaperPanel
      aria-labelledby={headingId}
      sx={{
        backgroundColor: '#fff',
        boxShadow: 'none',
        border: `1px solid ${palette.sandBorder}`,
      }}
    >
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 3 }}>
        {text('Suggest the Gap')}
      </Typography>
      {children}
    </PaperPanel>
  );
}
