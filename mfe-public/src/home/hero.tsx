import { settings } from '@aranya/shared/config';
import { withParts } from '@aranya/shared/languages';
import { Link, useApplication } from '@aranya/shared/navigation';
import { Button, ExternalIcon, HiddenText, PageColumn, Typography } from '@aranya/shared/ui/basics';
import { ContourLines } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useEffect, useRef, useState } from 'react';
import type { CounterStep } from '../counter/counter-steps';
import { RotatingCounter } from '../counter/rotating-counter';
import { useStatistics } from '../counter/use-statistics';
import { useText } from '../texts';
import { BeginButton } from './begin-button';
import { PillButtons } from './pill-buttons';
import { PillCard } from './pill-card';
import { LEFT_PILLS, type Pill, RIGHT_PILLS } from './pills';

const HeroColumn = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  overflow: 'clip',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateAreas: '"words words" "centre centre" "left right"',
  gap: theme.spacing(3, 1.5),
  alignContent: 'center',
  paddingBlock: theme.spacing(4, 6),
  color: '#fff',
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    // The next section shows at the foot of the window, as a hint to scroll.
    minHeight: 'max(660px, calc(100svh - 73px - 72px))',
    gridTemplateColumns: 'minmax(168px, 1fr) minmax(330px, 520px) minmax(168px, 1fr)',
    gridTemplateAreas: '"words words words" "left centre right"',
    gap: theme.spacing(2, 3),
    paddingBlock: theme.spacing(5, 6),
  },
})) as typeof PageColumn;

const Words = styled('div')({ gridArea: 'words', textAlign: 'center', justifySelf: 'center' });

/** On a phone this button is on the first screen, because the section Take part is far below. */
const Begin = styled('div')({ marginTop: 16 });

const TakePartLink = styled(Link)({ color: '#fff', fontWeight: 600, whiteSpace: 'nowrap' });

const Centre = styled('div')(({ theme }) => ({
  gridArea: 'centre',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // The height of the highest card, so that choosing a pill does not shift the layout.
  minHeight: 372,
  [theme.breakpoints.up('md')]: { minHeight: 470 },
}));

const Summit = styled(ContourLines)({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'max(170%, 420px)',
  maxWidth: 'none',
  transform: 'translate(-50%, -54%)',
  color: palette.moss200,
  opacity: 0.45,
  '& path': { vectorEffect: 'non-scaling-stroke' },
  pointerEvents: 'none',
});

const Resting = styled('div')({
  position: 'relative',
  width: '100%',
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
});

/** Leads to our own page, or the site that an administrator has set. */
function ExploreButton({ isFirst }: { isFirst: boolean }) {
  const text = useText();
  const { dataExplorer } = settings().links;
  const props = {
    // Each screen has one marigold element: on a phone, the button to begin.
    ...(isFirst
      ? ({ variant: 'contained', color: 'warning' } as const)
      : ({ variant: 'outlined', color: 'inherit' } as const)),
    target: '_blank',
    rel: 'noreferrer',
    endIcon: <ExternalIcon size={20} />,
    children: withParts(text('Explore<0> the data (opens in a new tab)</0>'), [
      <HiddenText key="where" />,
    ]),
  };
  // A link of the router keeps the language in the address.
  return dataExplorer ? (
    <Button component="a" href={dataExplorer} {...props} />
  ) : (
    <Button component={Link} to="/explore" {...props} />
  );
}

interface HeroProps {
  labels: Record<CounterStep, string>;
}

export function Hero({ labels }: HeroProps) {
  const text = useText();
  const statistics = useStatistics();
  const application = useApplication();
  const [chosen, setChosen] = useState<Pill>();
  const centre = useRef<HTMLDivElement>(null);
  const pills = useRef<HTMLDivElement>(null);

  // On a phone the pills are below, so the chosen card is scrolled into view.
  useEffect(() => {
    if (chosen && application === 'mobile') centre.current?.scrollIntoView?.({ block: 'start' });
  }, [chosen, application]);

  // Closing removes the focused card, so the focus returns to its pill.
  const close = () => {
    pills.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setChosen(undefined);
  };

  return (
    <HeroColumn>
      <Words>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem', lg: '3rem' } }}>
          {text('India’s forests, recorded by the people who know them')}
        </Typography>
        <Typography sx={{ mt: 1, mx: 'auto', maxWidth: '62ch', color: palette.moss200 }}>
          {withParts(
            text(
              '{product} helps forest communities, students and researchers document plants and animals with a phone, even where there is no network. <0>Take part in three steps</0>',
              { product: settings().brand.name },
            ),
            [<TakePartLink key="take-part" to="/take-part" />],
          )}
        </Typography>
        {application === 'mobile' && (
          <Begin>
            <BeginButton />
          </Begin>
        )}
      </Words>
      <Centre ref={centre}>
        <Summit seed={2} />
        {!chosen && (
          <Resting>
            <RotatingCounter statistics={statistics} labels={labels} />
            <ExploreButton isFirst={application !== 'mobile'} />
          </Resting>
        )}
        {chosen && <PillCard key={chosen.name} pill={chosen} onClose={close} />}
      </Centre>
      <Pills ref={pills}>
        <Side area="left">
          <PillButtons side="left" pills={LEFT_PILLS} chosen={chosen} onChoose={setChosen} />
        </Side>
        <Side area="right">
          <PillButtons side="right" pills={RIGHT_PILLS} chosen={chosen} onChoose={setChosen} />
        </Side>
      </Pills>
    </HeroColumn>
  );
}

const Pills = styled('div')({ display: 'contents' });

const Side = styled('div', { shouldForwardProp: (prop) => prop !== 'area' })<{
  area: 'left' | 'right';
}>(({ area }) => ({ gridArea: area, display: 'grid' }));
