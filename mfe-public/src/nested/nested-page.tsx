import { settings } from '@aranya/shared/config';
import { useLocation, usePageTitle } from '@aranya/shared/navigation';
import { PageColumn, Skeleton, Typography, Written } from '@aranya/shared/ui/basics';
import { AsOf, ContourBand } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { cardNote } from '../cards/card-note';
import { UnknownEvents } from '../cards/unknown-events';
import { usePublicCards } from '../cards/use-public-cards';
import { NONE_UPCOMING, UPCOMING } from '../gap-table/workshops';
import { Drawing } from '../page/drawing';
import { PageButton } from '../page/page-button';
import { PaperBackground } from '../page/paper-background';
import { useText } from '../texts';
import { nestedContent } from './nested-content';

/** Includes samples until an event is published. */
function AnnouncedEvents() {
  const text = useText();
  const { loading, cards, unknown, keptAt } = usePublicCards();
  const coming = cards.events.filter(({ past }) => !past);
  if (loading) return <Skeleton role="status" aria-label={text('Loading')} height={72} />;
  return (
    <>
      <Typography variant="h5" component="h2">
        {text('Upcoming Events')}
      </Typography>
      {unknown && <UnknownEvents />}
      <AsOf at={keptAt} />
      {coming.map((card) => (
        <Event key={card.id} title={<Written>{card.title}</Written>} note={cardNote(card)} />
      ))}
      {cards.events.length === 0 &&
        UPCOMING.map(({ title, note }) => (
          <Event key={title} title={text(title)} note={text(note)} />
        ))}
      {cards.events.length > 0 && coming.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text(NONE_UPCOMING)}
        </Typography>
      )}
    </>
  );
}

function Event({ title, note }: { title: ReactNode; note: ReactNode }) {
  return (
    <Typography sx={{ mt: 0.5 }}>
      {title}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {note}
      </Typography>
    </Typography>
  );
}

const Top = styled('header')({
  position: 'relative',
  overflow: 'hidden',
  textAlign: 'center',
  color: '#fff',
  '& > svg': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    color: palette.moss200,
    opacity: 0.4,
  },
});

const Plate = styled('div')({
  width: 'min(100%, 320px)',
  marginInline: 'auto',
  '& img': { display: 'block', width: '100%', height: 'auto' },
});

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1.5px solid ${palette.forest600}`, paddingTop: theme.spacing(1.5) },
}));

export default function NestedPage() {
  const { pathname } = useLocation();
  const { title, lead, drawing, hasEvents, points, onward } = nestedContent(pathname);
  const text = useText();
  usePageTitle(text(title));
  const product = settings().brand.name;
  return (
    <>
      <Top>
        <ContourBand seed={title.length} />
        <PageColumn sx={{ pt: 4, pb: 8, position: 'relative' }}>
          <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
            {text(title)}
          </Typography>
          <Typography sx={{ mt: 1, color: palette.moss200 }}>{text(lead)}</Typography>
        </PageColumn>
      </Top>
      <PaperBackground>
        <PageColumn sx={{ py: 5 }}>
          <Plate>
            <Drawing src={drawing} />
          </Plate>
          <Points>
            {hasEvents && (
              <li>
                <AnnouncedEvents />
              </li>
            )}
            {points.map(({ name, text: point }) => (
              <li key={name}>
                <Typography variant="h5" component="h2">
                  {text(name)}
                </Typography>
                <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                  {text(point, { product })}
                </Typography>
              </li>
            ))}
          </Points>
          <PageButton to={onward.to}>{text(onward.name)}</PageButton>
        </PageColumn>
      </PaperBackground>
    </>
  );
}
