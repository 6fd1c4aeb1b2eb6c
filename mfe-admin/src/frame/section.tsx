import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useId } from 'react';

/** An entry of a list, as a sheet of paper. */
export const Sheet = styled('article')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  backgroundColor: '#fff',
  overflowWrap: 'anywhere',
}));

interface SectionProps {
  title: string;
  /** Element and size of the title; default: those of a page's main sections. */
  heading?: { component: 'h3'; variant: 'h5' };
  children: ReactNode;
}

/** A part of a page, named by its title. */
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
