import { PageColumn, Typography } from '@aranya/shared/ui/basics';
import { ContourBand } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { PaperBackground } from './paper-background';

const Top = styled('header')({
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
});

interface PublicPageProps {
  title: string;
  lead: string;
  children: ReactNode;
  /** Smaller heading, so that the content fits one screen. */
  short?: boolean;
}

export function PublicPage({ title, lead, children, short = false }: PublicPageProps) {
  return (
    <>
      <Top>
        <ContourBand seed={title.length} />
        <PageColumn
          sx={{
            position: 'relative',
            ...(short
              ? { pt: { xs: 2, md: 4 }, pb: { xs: 3, md: 6 } }
              : { pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 11 } }),
          }}
        >
          <Typography
            variant="h1"
            sx={{
              fontSize: short ? { xs: '1.75rem', md: '2.5rem' } : { xs: '2.25rem', md: '3rem' },
            }}
          >
            {title}
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            // In em: a ch depends on the font and would change when our font is loaded.
            sx={{ mt: short ? 0.5 : 1.5, maxWidth: '36em', color: palette.moss200 }}
          >
            {lead}
          </Typography>
        </PageColumn>
      </Top>
      <PaperBackground>
        <PageColumn sx={{ py: short ? { xs: 2, md: 4 } : { xs: 5, md: 8 } }}>{children}</PageColumn>
      </PaperBackground>
    </>
  );
}
