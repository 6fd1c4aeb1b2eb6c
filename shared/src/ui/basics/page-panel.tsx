import { type Breakpoint, styled, type Theme } from '@mui/material/styles';

/** At most 1240 px wide, with a margin on phones. */
export const PageColumn = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1240 + 48,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
}));

/** All texts are on such a panel, over the background. */
export const PaperPanel = styled('section')(({ theme }) => ({
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  borderRadius: 12,
  boxShadow: '0 12px 40px rgba(4, 18, 12, 0.28)',
  padding: theme.spacing(3),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5) },
}));

/**
 * One column in narrow windows.
 * @param columns CSS of the columns from the breakpoint on
 */
export const columnsFrom =
  (breakpoint: Breakpoint, columns: string) =>
  ({ theme }: { theme: Theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up(breakpoint)]: { gridTemplateColumns: columns },
  });

interface TwoColumnsProps {
  from: Breakpoint;
}

export const TwoColumns = styled('div', {
  shouldForwardProp: (name) => name !== 'from',
})<TwoColumnsProps>(({ theme, from }) => columnsFrom(from, 'repeat(2, minmax(0, 1fr))')({ theme }));
