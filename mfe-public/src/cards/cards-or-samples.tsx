import type { PublicCard } from '@aranya/shared/contracts';
import { Skeleton, Typography } from '@aranya/shared/ui/basics';
import { lazy, type ReactNode, Suspense } from 'react';
import { CardGrid } from '../page/picture-card';
import { useText } from '../texts';

/** Loaded lazily, because it imports every drawing. */
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
  cards: readonly PublicCard[];
  /** Shown instead of the samples if there are no cards. */
  none?: string | false;
  link: string;
  action: string;
  samples: ReactNode;
}

/** Shows samples if there are no cards or the server does not answer. */
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
