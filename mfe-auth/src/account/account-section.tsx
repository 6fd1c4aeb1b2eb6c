import { PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const headingId = useId();
  return (
    <PaperPanel aria-labelledby={headingId} sx={{ p: { xs: 3, md: 4 } }}>
      <Typography variant="h4" component="h2" id={headingId}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5, maxWidth: '68ch' }}>
        {lead}
      </Typography>
      {children}
    </PaperPanel>
  );
}
