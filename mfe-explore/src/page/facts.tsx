import { palette, styled } from '@aranya/shared/ui/theme';

/** A list of names with values, beside each other where there is room. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  margin: 0,
  '& dt, & dd': { margin: 0, padding: '8px 0', borderTop: `1px solid ${palette.sandBorder}` },
  '& dt': { color: palette.ink2, fontSize: '0.9375rem' },
  '& dd': { overflowWrap: 'anywhere' },
}));

/** Two columns: a narrow one with drawing or facts, and a wide one. */
export const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(260px, 4fr) minmax(0, 8fr)',
    gap: theme.spacing(5),
  },
}));
