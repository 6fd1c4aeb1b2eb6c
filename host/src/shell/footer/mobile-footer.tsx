import seventeenGoals from '@aranya/content/drawings/footer/seventeen-goals.svg';
import treeInHands from '@aranya/content/drawings/footer/tree-in-hands.svg';
import { message } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { ContourBand } from '@aranya/shared/ui/states';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';
import { MotionButton } from '../motion-button';
import type { SiteLink } from '../site-links';
import { FootLinks } from './foot-links';
import { SocialLinks } from './social-links';

export const TAGLINE = message(
  'Combining emerging technology and systems approach for people-centered sustainability action at scale!',
);

const FooterBar = styled('footer')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  backgroundColor: palette.forest900,
  padding: theme.spacing(12, 2, 4),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(3),
  textAlign: 'center',
  '& > svg': { position: 'absolute', insetInline: 0, top: 0, color: palette.forest600 },
}));

const Logos = styled('div')({ display: 'flex', gap: 24 });

const Links = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 24,
  ...plainList,
  '& a, & span': { display: 'flex', alignItems: 'center', minHeight: 44, color: '#fff' },
  '& a': { textUnderlineOffset: 4, textDecorationColor: 'rgba(201, 220, 194, 0.5)' },
  '& span': { color: palette.moss200 },
});

export function MobileFooter({ links }: { links: readonly SiteLink[] }) {
  const text = useText();
  return (
    <FooterBar>
      <ContourBand seed={3} />
      <Typography variant="h5" component="p" sx={{ position: 'relative', maxWidth: '32ch' }}>
        {text(TAGLINE)}
      </Typography>
      <Logos>
        <img
          src={seventeenGoals}
          alt={text('Works towards the 17 Sustainable Development Goals')}
          width={72}
          height={72}
        />
        <img src={treeInHands} alt={text('People and forests together')} width={72} height={72} />
      </Logos>
      <nav aria-label={text('More')}>
        <Links>
          <FootLinks links={links} termsOrder={20} />
        </Links>
      </nav>
      <SocialLinks />
      <MotionButton />
    </FooterBar>
  );
}
