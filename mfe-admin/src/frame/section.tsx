import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useId } from 'react';

export const Sheet = styled('article')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  backgroundColor: '#fff',
  overflowWrap: 'anywhere',
}));

interface SectionProps {
  title: string;
  heading?: { component: 'h3'; variant: 'h5' };
  children: ReactNode;
}

export function Section({ title, heading, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h4" component="h2" {...heading} id={titleId} sx={{ mt: 4, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
