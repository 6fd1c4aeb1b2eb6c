import { Skeleton, Typography, Written } from '@aranya/shared/ui/basics';
import { AsOf } from '@aranya/shared/ui/states';
import type { ReactNode } from 'react';
import { cardNote } from '../cards/card-note';
import { UnknownEvents } from '../cards/unknown-events';
import { usePublicCards } from '../cards/use-public-cards';
import { NONE_UPCOMING, UPCOMING } from '../gap-table/upcoming-workshops';
import { useText } from '../texts';

/** Upcoming events as in the Gap Table, including samples until one is published. */
export function AnnouncedEvents() {
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
