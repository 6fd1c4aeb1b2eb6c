import { Skeleton, Typography } from '@aranya/shared/ui/basics';
import { cardNote } from '../cards/card-note';
import { usePublicCards } from '../cards/use-public-cards';
import { useText } from '../texts';

/** The events that are still to come, as the Gap Table has them; none is said in words. */
export function AnnouncedEvents() {
  const text = useText();
  const { loading, cards } = usePublicCards();
  const coming = cards.events.filter(({ past }) => !past);
  if (loading) return <Skeleton role="status" aria-label={text('Loading')} height={72} />;
  return (
    <>
      <Typography variant="h5" component="h2">
        {coming.length > 0 ? text('Announced now') : text('No event is announced just now')}
      </Typography>
      {coming.map((card) => (
        <Typography key={card.id} sx={{ mt: 0.5 }}>
          {card.title}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {cardNote(card)}
          </Typography>
        </Typography>
      ))}
      {coming.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text(
            'New dates appear here and on the Gap Table as soon as a place and a day are fixed.',
          )}
        </Typography>
      )}
    </>
  );
}
