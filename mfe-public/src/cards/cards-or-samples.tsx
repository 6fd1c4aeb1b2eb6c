import type { PublicCard } from '@aranya/shared/contracts';
import { Skeleton, Typography } from '@aranya/shared/ui/basics';
import { lazy, type ReactNode, Suspense } from 'react';
import { CardGrid } from '../page/picture-card';
import { useText } from '../texts';

/** Brings every drawing along, so only where a card is published. */
const PublishedCards = lazy(() => import('./published-cards'));

const Waiting = () => {
  const text = useText();
  return (
    <CardGrid role="status" aria-label={text('Loading')}>
      <li>
        <Skeleton variant="rounded" height={280} />
      </li>
    </CardGrid>
  );
};

interface CardsOrSamplesProps {
  loading: boolean;
  /** What an administrator published. */
  cards: readonly PublicCard[];
  /** Said in place of the samples where there are no cards. */
  none?: string | false;
  /** Where a card leads that names nothing itself. */
  link: string;
  /** Word on the button of each card. */
  action: string;
  samples: ReactNode;
}

/** The cards that were published; samples where none was, or where the server does not answer. */
export function CardsOrSamples({ loading, cards, none, samples, ...rest }: CardsOrSamplesProps) {
  if (loading) return <Waiting />;
  if (cards.length > 0) {
    return (
      <Suspense fallback={<Waiting />}>
        <PublishedCards cards={cards} {...rest} />
      </Suspense>
    );
  }
  return none ? <Typography role="status">{none}</Typography> : samples;
}
