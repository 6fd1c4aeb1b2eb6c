import { Link } from '@aranya/shared/navigation';
import { columnsFrom, PageColumn, Typography } from '@aranya/shared/ui/basics';
import { ContourBand } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { useText } from '../texts';

export const ON_SCREEN = { '@media print': { display: 'none' } };

const Top = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  '& > svg': {
    position: 'absolute',
    insetInline: 0,
    bottom: -8,
    color: palette.moss200,
    opacity: 0.4,
  },
  '@media print': { color: palette.ink, '& > svg': { display: 'none' } },
});

/** The shell's minimum height, so that the paper fills up to the footer. */
const Paper = styled('div')(({ theme }) => ({
  minHeight: '80svh',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));

const Back = styled(Link)({
  color: 'inherit',
  display: 'inline-block',
  paddingBlock: 10,
  fontSize: '0.9375rem',
  ...ON_SCREEN,
});

export const ToExplore = () => <Back to="/explore">← {useText()('Explore the records')}</Back>;

interface ExplorePageProps {
  title: ReactNode;
  before?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export const ExplorePage = ({ title, before, lead, children }: ExplorePageProps) => (
  <>
    <Top>
      <ContourBand seed={3} />
      <PageColumn
        sx={{
          position: 'relative',
          pt: { xs: 2, md: 3 },
          pb: { xs: 2.5, md: 3.5 },
          '@media print': { p: 0 },
        }}
      >
        {before}
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
          {title}
        </Typography>
        {lead && (
          <Typography
            component="p"
            sx={{
              mt: 0.5,
              maxWidth: '44em',
              color: palette.moss200,
              '@media print': { color: palette.ink2 },
            }}
          >
            {lead}
          </Typography>
        )}
      </PageColumn>
    </Top>
    <Paper>
      <PageColumn sx={{ py: { xs: 2, md: 3 }, '@media print': { p: 0 } }}>{children}</PageColumn>
    </Paper>
  </>
);

export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  columnGap: theme.spacing(3),
  margin: 0,
  '& dt, & dd': { margin: 0, padding: '8px 0', borderTop: `1px solid ${palette.sandBorder}` },
  '& dt': { color: palette.ink2, fontSize: '0.9375rem' },
  '& dd': { overflowWrap: 'anywhere' },
}));

export const Sides = styled('div')(
  columnsFrom('md', 'minmax(260px, 4fr) minmax(0, 8fr)'),
  ({ theme }) => ({ [theme.breakpoints.up('md')]: { gap: theme.spacing(5) } }),
);
