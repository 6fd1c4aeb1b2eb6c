import { settings } from '@aranya/shared/config';
import { PageColumn, Typography } from '@aranya/shared/ui/basics';
import { BrandMark } from '@aranya/shared/ui/brand';
import { ContourBand } from '@aranya/shared/ui/states';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';
import { MotionButton } from '../motion-button';
import type { SiteLink } from '../site-links';
import { FootLinks } from './foot-links';
import { SocialLinks } from './social-links';

const FooterBar = styled('footer')({
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  backgroundColor: palette.forest900,
  '& > svg': { position: 'absolute', insetInline: 0, top: 0, color: palette.forest600 },
});

const Columns = styled(PageColumn)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
  paddingBlock: theme.spacing(13, 4),
})) as typeof PageColumn;

const Links = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: 40,
  justifyContent: 'center',
  ...plainList,
  '& a, & span': { display: 'flex', alignItems: 'center', minHeight: 44, color: '#fff' },
  '& a': { textUnderlineOffset: 4, textDecorationColor: 'rgba(201, 220, 194, 0.5)' },
  '& a:hover': { textDecorationColor: '#fff' },
  '& span': { color: palette.moss200 },
});

const Signs = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  '& > button': { paddingInline: 0 },
});

export function Footer({ links }: { links: readonly SiteLink[] }) {
  const text = useText();
  return (
    <FooterBar>
      <ContourBand seed={3} />
      <Columns>
        <div>
          <BrandMark />
          <Typography sx={{ mt: 2, maxWidth: '46ch', color: palette.moss200 }}>
            {text(
              '{brand} is run by a public-policy institute at a business school in India. It is open source, and made for the people who know the forest.',
              { brand: settings().brand.name },
            )}
          </Typography>
        </div>
        <nav aria-label={text('More')}>
          <Links>
            <FootLinks links={links} termsOrder={30} />
          </Links>
        </nav>
        <Signs>
          <SocialLinks />
          <MotionButton />
        </Signs>
      </Columns>
    </FooterBar>
  );
}
