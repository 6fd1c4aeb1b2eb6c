import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ComponentProps, type ReactNode, useId } from 'react';

type HeadingProps = ComponentProps<typeof Typography> & { component?: 'h2' | 'h3' | 'h4' };

export const Heading = (heading: HeadingProps) => (
  <Typography variant="h4" component="h2" sx={{ mb: 1 }} {...heading} />
);

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
      <Heading {...heading} id={titleId} sx={{ mt: 4, mb: 1 }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
